import { icon } from './icon.tsx';

export const StairsIcon = /* @__PURE__ */ icon('M3 20h4.5v-4H12v-4h4.5V8H21V4');
