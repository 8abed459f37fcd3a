import { icon } from './icon.tsx';

export const MedicalIcon = /* @__PURE__ */ icon('M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z');
