import { icon } from './icon.tsx';

export const ChartIcon = /* @__PURE__ */ icon('M5 20v-7M12 20V4M19 20V10');
