import { icon } from './icon.tsx';

export const ScreenIcon = /* @__PURE__ */ icon(
  'M4 4h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM12 17v4M8 21h8',
);
