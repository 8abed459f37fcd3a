import { icon } from './icon.tsx';

export const QuestionIcon = /* @__PURE__ */ icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.200.9-1.2 1.8M12 16.5h.01',
);
