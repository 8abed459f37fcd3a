import { icon } from './icon.tsx';

export const ToiletIcon = /* @__PURE__ */ icon('M6 3h4v8H6zM6 11h12c0 3.5-2 5.5-5 6v4H8v-5c-1.3-1-2-3-2-5z');
