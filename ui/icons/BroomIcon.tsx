import { icon } from './icon.tsx';

export const BroomIcon = /* @__PURE__ */ icon(
  'M20 3l-7.5 9M8.5 11l6 4.5c.5 2.5-1 4.5-2.5 5.5H4c2.5-2 3.5-5 4.5-10zM8 21c1.2-1 2-2.3 2.3-4',
);
