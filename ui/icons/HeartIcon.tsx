import { icon } from './icon.tsx';

export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20C6 16 3.5 12.5 3.5 9a4.3 4.3 0 0 1 8.5-1.5A4.3 4.3 0 0 1 20.5 9c0 3.5-2.5 7-8.5 11z',
);
