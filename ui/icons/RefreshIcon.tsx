import { icon } from './icon.tsx';

export const RefreshIcon = /* @__PURE__ */ icon(
  'M19.5 9A8 8 0 0 0 5 8.5L4 10M4 5v5h5M4.5 15a8 8 0 0 0 14.500.5l1-1.5M20 19v-5h-5',
);
