import { css, type StyleClass } from '@parvis/theme/css/stitches';

/** A card that tells of something beside what the page is about. */
export const noteCardClass: StyleClass = css({
  display: 'grid',
  gap: '$2',
  padding: '$4',
  surface: 'msgEventBg',
  color: '$txt',
  borderRadius: '$card',
  hairline: 'all',
  lineHeight: '$snug',
});
