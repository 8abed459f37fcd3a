import { icon } from './icon.tsx';

export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5');
