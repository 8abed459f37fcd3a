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

/** A line above a question that tells what became of something; empty it takes no room, and its words are heard when they come. */
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
