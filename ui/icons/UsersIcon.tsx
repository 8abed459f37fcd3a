import { icon } from './icon.tsx';

export const UsersIcon = /* @__PURE__ */ icon(
  'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-3.5 3-5 6.5-5s6.5 1.5 6.5 5M16 5.3a3.5 3.5 0 0 1 0 6.4M18 15.3c2.200.7 3.5 2.2 3.5 4.7',
);
