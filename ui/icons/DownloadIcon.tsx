import { icon } from './icon.tsx';

export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16');
