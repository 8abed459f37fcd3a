import { icon } from './icon.tsx';

export const WifiIcon = /* @__PURE__ */ icon(
  'M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M9.7 16.3a3.5 3.5 0 0 1 4.6 0M12 19.5h.01',
);
