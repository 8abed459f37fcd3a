import { icon } from './icon.tsx';

export const SmellIcon = /* @__PURE__ */ icon(
  'M4 9c2.5-3 5 3 8 0s5.5-3 8 0M4 14c2.5-3 5 3 8 0s5.5-3 8 0M4 19c2.5-3 5 3 8 0s5.5-3 8 0',
);
