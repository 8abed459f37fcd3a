import { icon } from './icon.tsx';

export const PauseIcon = /* @__PURE__ */ icon('M9 5v14M15 5v14');
