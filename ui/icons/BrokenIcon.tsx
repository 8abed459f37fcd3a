import { icon } from './icon.tsx';

export const BrokenIcon = /* @__PURE__ */ icon(
  'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3.5 5.5l17 13M20.5 5.5l-17 13',
);
