import { icon } from './icon.tsx';

export const ChatIcon = /* @__PURE__ */ icon(
  'M5 5h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-7l-5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
);
