import { icon } from './icon.tsx';

export const MailIcon = /* @__PURE__ */ icon(
  'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 7l8.5 6 8.5-6',
);
