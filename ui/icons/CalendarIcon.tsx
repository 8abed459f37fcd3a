import { icon } from './icon.tsx';

export const CalendarIcon = /* @__PURE__ */ icon(
  'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM4 10h16M8 3v4M16 3v4',
);
