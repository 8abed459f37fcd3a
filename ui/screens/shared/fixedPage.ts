import { css, type StyleClass } from '@parvis/theme/css/stitches';
import { pageClass } from './page.ts';

/** A whole screen, exactly as high as the window: what scrolls is inside; in a low window its bars go as it scrolls, too. */
export const fixedPageClass: StyleClass = css(pageClass, {
  blockSize: '100vh',
  minBlockSize: 0,
  '@supports (min-height: 100dvh)': { blockSize: '100dvh', minBlockSize: 0 },
  overflow: 'hidden',
  '@short': { overflowY: 'auto' },
});

/** What such a page is there for: as high as the page in a low window, so that the bars around it can be scrolled out. */
export const fixedContentClass: StyleClass = css({
  flex: '1 1 0',
  minBlockSize: 0,
  '@short': { flex: '1 0 100%' },
});
