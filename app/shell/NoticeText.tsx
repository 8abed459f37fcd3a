import { styled } from '@parvis/theme/css/stitches';

export const NoticeText = styled('div', {
  display: 'grid',
  gap: '$3',
  inlineSize: '100%',
  textAlign: 'start',
  lineHeight: '$snug',
  '& p': { margin: 0 },
});
