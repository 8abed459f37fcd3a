import { icon } from './icon.tsx';

export const SofaIcon = /* @__PURE__ */ icon(
  'M6 12a2 2 0 0 0-4 0v5a1 1 0 0 0 1 1h18a1 1 0 0 0 1-1v-5a2 2 0 0 0-4 0v2H6zM5 10V8a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v2M5 18v2M19 18v2',
);
