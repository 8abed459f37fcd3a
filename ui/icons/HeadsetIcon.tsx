import { icon } from './icon.tsx';

export const HeadsetIcon = /* @__PURE__ */ icon(
  'M4 15v-3a8 8 0 0 1 16 0v3M4 14h3v5H5a1 1 0 0 1-1-1zM20 14h-3v5h2a1 1 0 0 0 1-1zM20 18c0 2-2 3-5.5 3',
);
