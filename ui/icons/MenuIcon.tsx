import { icon } from './icon.tsx';

export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
