import { icon } from './icon.tsx';

export const InboxIcon = /* @__PURE__ */ icon('M4 13l2.5-8h11l2.5 8v6H4zM4 13h5a3 3 0 0 0 6 0h5');
