import { icon } from './icon.tsx';

export const WheelchairIcon = /* @__PURE__ */ icon(
  'M10 5h.01M10 8v6h5l2.5 5H20M10 11h4.5M7.5 12a5 5 0 1 0 6.5 6.5',
);
