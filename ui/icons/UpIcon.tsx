import { icon } from './icon.tsx';

export const UpIcon = /* @__PURE__ */ icon('M12 19V5M6 11l6-6 6 6');
