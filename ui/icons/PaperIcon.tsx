import { icon } from './icon.tsx';

export const PaperIcon = /* @__PURE__ */ icon(
  'M8 4a4 4 0 0 0 0 8M8 4h9a3.5 4 0 0 1 0 8v8h-9V12M8 4a3 4 0 0 1 0 8h9M8 8h.01',
);
