import { icon } from './icon.tsx';

export const ThermometerIcon = /* @__PURE__ */ icon(
  'M12 3a2 2 0 0 0-2 2v9a4 4 0 1 0 4 0V5a2 2 0 0 0-2-2zM12 9v8',
);
