import { globalCss } from '@parvis/theme/css/stitches';

/** As in the app. */
export const applyPageStyles = globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    WebkitPrintColorAdjust: 'exact',
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    backgroundColor: '$bg1',
  },
  body: {
    margin: 0,
    minBlockSize: '100vh',
    surface: 'bg',
    backgroundAttachment: 'fixed',
    color: '$txt',
    fontFamily: '$body',
    fontSize: '$md',
    lineHeight: '$normal',
  },
  '[data-still] *': { transition: 'none !important', animation: 'none !important' },
  'html:has([aria-modal=true])': { overflow: 'hidden' },
});
