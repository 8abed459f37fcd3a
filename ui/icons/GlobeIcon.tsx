import { icon } from './icon.tsx';

export const GlobeIcon = /* @__PURE__ */ icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9h17M3.5 15h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
);
