import { icon } from './icon.tsx';

export const StarIcon = /* @__PURE__ */ icon(
  'M12 3L14.6 9L21.1 9.6L16.2 14L17.6 20.4L12 17L6.4 20.4L7.8 14L2.9 9.6L9.4 9z',
);
