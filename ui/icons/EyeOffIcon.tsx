import { icon } from './icon.tsx';

export const EyeOffIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M9.5 5.8C16 4.5 19.5 8.5 21.5 12a15 15 0 0 1-2.2 3M6.5 6.8A14 14 0 0 0 2.5 12c3 5.3 7.5 7.5 12.5 6.2M10 10.2a3 3 0 0 0 4 4',
);
