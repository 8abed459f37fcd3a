import { icon } from './icon.tsx';

export const FilterIcon = /* @__PURE__ */ icon('M3 6h18M6.5 12h11M10 18h4');
