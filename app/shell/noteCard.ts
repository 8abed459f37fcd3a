import { css, type StyleClass } from '@parvis/theme/css/stitches';

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

/** Live region above a question, invisible while empty. */
export const noteLineClass: StyleClass = css({
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  marginBlockEnd: '$4',
  padding: '$3 $4',
  borderRadius: '$control',
  surface: 'msgEventBg',
  color: '$txt',
  fontSize: '$sm',
  lineHeight: '$snug',
  hairline: 'all',
  '& svg': { flexShrink: 0 },
  '&:empty': { display: 'none' },
});
