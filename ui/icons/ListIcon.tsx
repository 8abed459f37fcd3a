import { icon } from './icon.tsx';

export const ListIcon = /* @__PURE__ */ icon('M4 6h16M4 12h16M4 18h10');
