import { icon } from './icon.tsx';

export const ClockIcon = /* @__PURE__ */ icon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2');
