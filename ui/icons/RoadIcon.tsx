import { icon } from './icon.tsx';

export const RoadIcon = /* @__PURE__ */ icon('M8 4L4 20M16 4l4 16M12 5v2.5M12 11v2.5M12 17v2.5');
