import { icon } from './icon.tsx';

/** Crossed square for a missing picture. */
export const MissingImageIcon = /* @__PURE__ */ icon(
  'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM4.5 4.5l15 15M19.5 4.5l-15 15',
);
