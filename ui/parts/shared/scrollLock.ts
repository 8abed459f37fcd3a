import { globalCss } from '@parvis/theme/css/stitches';

/** Keeps the page still while something modal is open; adds one rule the first time it is called. */
export const lockScroll = globalCss({ 'html:has([aria-modal=true])': { overflow: 'hidden' } });
