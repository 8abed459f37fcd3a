import { icon } from './icon.tsx';

export const ImageIcon = /* @__PURE__ */ icon(
  'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3.5 17l5-5.5 4 4L15 13l5.5 4.5M16 9h.01',
);
