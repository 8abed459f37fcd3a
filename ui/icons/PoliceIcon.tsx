import { icon } from './icon.tsx';

export const PoliceIcon = /* @__PURE__ */ icon(
  'M12 3l7 2.5V11c0 4.5-3 8-7 10-4-2-7-5.5-7-10V5.5zM12 8l1.2 2.5 2.800.4-2 2 .5 2.8-2.5-1.3-2.5 1.300.5-2.8-2-2 2.8-.4z',
);
