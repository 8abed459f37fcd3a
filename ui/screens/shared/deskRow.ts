import { css, type StyleClass } from '@parvis/theme/css/stitches';

/** What explains a page, with its action at the end of the line on a desk. */
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
