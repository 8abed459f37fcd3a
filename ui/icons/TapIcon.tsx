import { icon } from './icon.tsx';

export const TapIcon = /* @__PURE__ */ icon(
  'M3 10h10a5 5 0 0 1 5 5M3 14h9a2 2 0 0 1 2 2M14 16h4M3 8v8M9 10V6M6.5 5h5M16 20h.01',
);
