import { icon } from './icon.tsx';

export const TicketIcon = /* @__PURE__ */ icon('M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 10v4');
