import { globalCss } from '@parvis/theme/css/stitches';

/** Locks page scroll while a modal is open; idempotent. */
export const lockScroll = globalCss({ 'html:has([aria-modal=true])': { overflow: 'hidden' } });
