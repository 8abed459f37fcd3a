import { styled } from '@parvis/theme/css/stitches';

/** What holds a question within the conversation. */
export const CardBox = styled('div', {
  minInlineSize: 'min(15rem, 60vw)',
  padding: '$3',
  borderRadius: '$control',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
});
