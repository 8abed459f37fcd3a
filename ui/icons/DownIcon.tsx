import { icon } from './icon.tsx';

export const DownIcon = /* @__PURE__ */ icon('M12 5v14M6 13l6 6 6-6');
