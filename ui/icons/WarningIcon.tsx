import { icon } from './icon.tsx';

export const WarningIcon = /* @__PURE__ */ icon('M12 4L2.5 20h19zM12 10v4.5M12 17.3h.01');
