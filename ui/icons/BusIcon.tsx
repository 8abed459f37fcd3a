import { icon } from './icon.tsx';

export const BusIcon = /* @__PURE__ */ icon(
  'M6 4h12a2 2 0 0 1 2 2v11H4V6a2 2 0 0 1 2-2zM4 12h16M7 17v2.5M17 17v2.5M7.5 14.5h.01M16.5 14.5h.01',
);
