import { icon } from './icon.tsx';

export const PhoneIcon = /* @__PURE__ */ icon(
  'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a2.5 2.5 0 0 1-2.5 2.5C10 20.5 3.5 14 3.5 5.5A2.5 2.5 0 0 1 6 3z',
);
