import { icon } from './icon.tsx';

export const GraffitiIcon = /* @__PURE__ */ icon(
  'M8 10h7v11H8zM9 10V7h5v3M11.5 7V5M17.5 5h.01M20 3h.01M20 7h.01M11.5 14v3',
);
