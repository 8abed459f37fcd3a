import { icon } from './icon.tsx';

export const HomeIcon = /* @__PURE__ */ icon('M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z');
