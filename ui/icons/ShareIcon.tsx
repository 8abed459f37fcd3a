import { icon } from './icon.tsx';

export const ShareIcon = /* @__PURE__ */ icon('M12 3v12M8 6.5L12 3l4 3.5M8 10H5.5v11h13V10H16');
