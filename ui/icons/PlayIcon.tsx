import { icon } from './icon.tsx';

export const PlayIcon = /* @__PURE__ */ icon('M7 4.5v15L19 12z');
