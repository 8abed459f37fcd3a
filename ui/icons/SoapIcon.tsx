import { icon } from './icon.tsx';

export const SoapIcon = /* @__PURE__ */ icon(
  'M8 10h8v9a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2zM10 10V7h4v3M12 7V4H7.5M12 13.5v4',
);
