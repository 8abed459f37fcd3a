import { icon } from './icon.tsx';

export const BenchIcon = /* @__PURE__ */ icon('M4 9h16M4 13h16M6 13v6M18 13v6M6 9V6M18 9V6');
