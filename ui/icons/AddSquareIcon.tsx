import { icon } from './icon.tsx';

export const AddSquareIcon = /* @__PURE__ */ icon(
  'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5zM12 8v8M8 12h8',
);
