import { icon } from './icon.tsx';

export const MoreIcon = /* @__PURE__ */ icon(
  'M6 12a1 1 0 1 0-2 0 1 1 0 0 0 2 0zM13 12a1 1 0 1 0-2 0 1 1 0 0 0 2 0zM20 12a1 1 0 1 0-2 0 1 1 0 0 0 2 0z',
);
