import { icon } from './icon.tsx';

export const LeaveIcon = /* @__PURE__ */ icon(
  'M10 4H5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h5M15 8l4 4-4 4M19 12H9',
);
