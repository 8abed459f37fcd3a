import { icon } from './icon.tsx';

export const SnowIcon = /* @__PURE__ */ icon(
  'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
);
