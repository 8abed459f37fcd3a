import { icon } from './icon.tsx';

export const EditIcon = /* @__PURE__ */ icon(
  'M4 20l1-4.5L16 4.5a1.5 1.5 0 0 1 2 0L19.5 6a1.5 1.5 0 0 1 0 2L8.5 19zM14 6.5l3.5 3.5',
);
