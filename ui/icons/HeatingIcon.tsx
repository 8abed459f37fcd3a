import { icon } from './icon.tsx';

export const HeatingIcon = /* @__PURE__ */ icon(
  'M4 8h16v9H4zM9.3 8v9M14.7 8v9M7 17v3M17 17v3M8 3.5v1.5M12 3.5v1.5M16 3.5v1.5',
);
