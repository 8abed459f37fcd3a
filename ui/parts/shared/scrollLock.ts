import { globalCss } from '@parvis/theme/css/stitches';

/** Idempotent. */
export const lockScroll = globalCss({ 'html:has([aria-modal=true])': { overflow: 'hidden' } });
