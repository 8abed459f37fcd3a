import { icon } from './icon.tsx';

export const TagIcon = /* @__PURE__ */ icon('M3 4h8l10 10-7 7L4 11zM8 8.5h.01');
