import { icon } from './icon.tsx';

export const TreeIcon = /* @__PURE__ */ icon(
  'M12 21v-9M12 16.5l3-2.5M8.5 16.5H8a5 5 0 0 1-2-9.5 6 6 0 0 1 12 0 5 5 0 0 1-2 9.5h-.5',
);
