import { icon } from './icon.tsx';

export const BellOffIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M8.6 6.1A6 6 0 0 1 18 11v3.5M6.1 10.2L6 16.5 4.5 18H18M10 21h4',
);
