import { icon } from './icon.tsx';

export const KeyIcon = /* @__PURE__ */ icon(
  'M8 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11 12.7L20 4M16.5 7.5l3 3',
);
