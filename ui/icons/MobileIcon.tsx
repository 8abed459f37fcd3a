import { icon } from './icon.tsx';

export const MobileIcon = /* @__PURE__ */ icon(
  'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
);
