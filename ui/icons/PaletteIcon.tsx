import { icon } from './icon.tsx';

export const PaletteIcon = /* @__PURE__ */ icon(
  'M12 3a9 9 0 0 0 0 18c1.4 0 2-.9 2-1.9 0-1.3-1-1.7-1-2.8 0-.8.7-1.3 1.6-1.3H17a4 4 0 0 0 4-4c0-4.5-4-8-9-8zM7 12.5h.01M9 8h.01M13.5 7h.01M17 9.5h.01',
);
