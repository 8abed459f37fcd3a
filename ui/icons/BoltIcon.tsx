import { icon } from './icon.tsx';

export const BoltIcon = /* @__PURE__ */ icon('M13 3L5 13.5h6L10 21l9-11h-6.5z');
