import { icon } from './icon.tsx';

export const FoodIcon = /* @__PURE__ */ icon(
  'M7 11v10M4 3v5a3 3 0 0 0 6 0V3M7 3v8M18 21v-7h-3V8c0-3 1-5 3-5z',
);
