import { icon } from './icon.tsx';

export const SendIcon = /* @__PURE__ */ icon('M21 3L10 14M21 3l-6.5 18-4.5-7L3 9.5z');
