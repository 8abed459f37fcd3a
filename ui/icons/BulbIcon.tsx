import { icon } from './icon.tsx';

export const BulbIcon = /* @__PURE__ */ icon(
  'M9 17c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5zM9.5 20.5h5',
);
