import { icon } from './icon.tsx';

export const CarIcon = /* @__PURE__ */ icon(
  'M5 12l1.7-4.7A2 2 0 0 1 8.6 6h6.8a2 2 0 0 1 1.9 1.3L19 12M4 12h16a1 1 0 0 1 1 1v4H3v-4a1 1 0 0 1 1-1zM5.5 17v2M18.5 17v2M7 14.5h.01M17 14.5h.01',
);
