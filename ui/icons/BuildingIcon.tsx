import { icon } from './icon.tsx';

export const BuildingIcon = /* @__PURE__ */ icon(
  'M5 21V4a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v17M15 9h3a1 1 0 0 1 1 1v11M3 21h18M9 7.5h2M9 12h2M9 16.5h2',
);
