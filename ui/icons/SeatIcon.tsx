import { icon } from './icon.tsx';

export const SeatIcon = /* @__PURE__ */ icon(
  'M8 3h8a1 1 0 0 1 1 1v9H7V4a1 1 0 0 1 1-1zM4 10v7h16v-7M7 17v4M17 17v4',
);
