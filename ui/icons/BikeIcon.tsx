import { icon } from './icon.tsx';

export const BikeIcon = /* @__PURE__ */ icon(
  'M6 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM18 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM6 15.5L9.5 8h5l3.5 7.5M9.5 8L13 15.5H6M8 8h3M14.5 8V5.5H17',
);
