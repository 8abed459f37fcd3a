import { css, type StyleClass } from '@parvis/theme/css/stitches';

/** Action at the end of a desk's line. */
export const deskHeadClass: StyleClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$4',
  '@desk': {
    gridTemplateColumns: 'minmax(0, 44rem) auto',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '$6',
  },
});
