import { icon } from './icon.tsx';

export const SpeakerIcon = /* @__PURE__ */ icon(
  'M4 9.5h3.5l4.5-4v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
);
