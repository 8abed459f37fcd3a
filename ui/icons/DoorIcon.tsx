import { icon } from './icon.tsx';

export const DoorIcon = /* @__PURE__ */ icon('M4 21h16M7 21V4a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v17M13.5 12h.01');
