import { icon } from './icon.tsx';

export const FlagIcon = /* @__PURE__ */ icon('M5 21V4.5c5-2.5 8 2.5 14 0v9c-6 2.5-9-2.5-14 0');
