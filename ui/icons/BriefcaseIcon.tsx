import { icon } from './icon.tsx';

export const BriefcaseIcon = /* @__PURE__ */ icon(
  'M4 8h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM9 8V5h6v3M3 13h18M12 12v2',
);
