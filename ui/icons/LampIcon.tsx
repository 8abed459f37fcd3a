import { icon } from './icon.tsx';

export const LampIcon = /* @__PURE__ */ icon(
  'M6 21h6M9 21V8a4 4 0 0 1 4-4h1.5M14 8h7l-1.5-4.5h-4zM17.5 11v2.5M14.5 11l-1.3 2M20.5 11l1.3 2',
);
