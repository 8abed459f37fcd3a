import { styled } from '@parvis/theme/css/stitches';

/** Facts between a case's header and its conversation. */
export const CaseLine = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  padding: '$2 $4',
  surface: 'msgEventBg',
  color: '$txt',
  fontSize: '$sm',
  lineHeight: '$snug',
  hairline: 'blockEnd',
  '&:empty': { display: 'none' },
  '& > svg': { flexShrink: 0 },
});
