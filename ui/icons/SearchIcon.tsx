import { icon } from './icon.tsx';

export const SearchIcon = /* @__PURE__ */ icon('M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5');
