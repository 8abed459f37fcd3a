import { icon } from './icon.tsx';

export const ShieldIcon = /* @__PURE__ */ icon('M12 3l7 2.5V11c0 4.5-3 8-7 10-4-2-7-5.5-7-10V5.5z');
