import { icon } from './icon.tsx';

export const TrashIcon = /* @__PURE__ */ icon('M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5');
