import { icon } from './icon.tsx';

export const DropletIcon = /* @__PURE__ */ icon(
  'M12 3.5c3.5 4 6 7 6 10.5a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-10.5z',
);
