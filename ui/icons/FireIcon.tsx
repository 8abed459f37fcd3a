import { icon } from './icon.tsx';

export const FireIcon = /* @__PURE__ */ icon(
  'M12 3c1 4 6 6 6 11.5a6 6 0 0 1-12 0c0-2.5 1.3-4 2.5-5.500.5 1.5 1 2 2 2.5C10.5 8.5 10.5 6 12 3z',
);
