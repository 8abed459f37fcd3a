import { icon } from './icon.tsx';

export const DogIcon = /* @__PURE__ */ icon(
  'M5 10l2-5 3 2h4l3-2 2 5M5 10c0 7 3 10 7 10s7-3 7-10M9.5 11.5h.01M14.5 11.5h.01M10.5 15.5h3L12 17z',
);
