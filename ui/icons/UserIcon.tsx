import { icon } from './icon.tsx';

export const UserIcon = /* @__PURE__ */ icon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-6 8-6s8 2 8 6');
