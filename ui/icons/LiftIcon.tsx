import { icon } from './icon.tsx';

export const LiftIcon = /* @__PURE__ */ icon('M5 3h14v18H5zM9 10.5L12 7l3 3.5M9 13.5l3 3.5 3-3.5');
