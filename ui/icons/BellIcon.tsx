import { icon } from './icon.tsx';

export const BellIcon = /* @__PURE__ */ icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4');
