import { icon } from './icon.tsx';

export const OfflineIcon = /* @__PURE__ */ icon(
  'M3 3l18 18M3 9.5c1.5-1.4 3-2.3 4.8-2.9M12 6c3.5 0 6.5 1.2 9 3.5M6.5 13c1-.9 2-1.5 3.3-1.8M9.7 16.3a3.5 3.5 0 0 1 4.6 0M12 19.5h.01',
);
