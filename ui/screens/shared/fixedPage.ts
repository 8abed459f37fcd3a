import { css, type StyleClass } from '@parvis/theme/css/stitches';
import { pageClass } from './page.ts';

/** Inner scrolling; low windows scroll the bars. */
export const fixedPageClass: StyleClass = css(pageClass, {
  blockSize: '100vh',
  minBlockSize: 0,
  '@supports (min-height: 100dvh)': { blockSize: '100dvh', minBlockSize: 0 },
  overflow: 'hidden',
  '@short': { overflowY: 'auto' },
});

/** Low windows scroll the bars out. */
export const fixedContentClass: StyleClass = css({
  flex: '1 1 0',
  minBlockSize: 0,
  '@short': { flex: '1 0 100%' },
});
