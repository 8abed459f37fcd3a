import { icon } from './icon.tsx';

export const WrenchIcon = /* @__PURE__ */ icon(
  'M20 7.5l-3 3L13.5 7l3-3a5.5 5.5 0 0 0-7 7L4 16.5A2.4 2.4 0 0 0 7.5 20l5.5-5.5a5.5 5.5 0 0 0 7-7z',
);
