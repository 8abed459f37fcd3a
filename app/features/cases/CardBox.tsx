import { styled } from '@parvis/theme/css/stitches';

/** What holds a question within the conversation. */
export const CardBox = styled('div', {
  minInlineSize: 'min(15rem, 60vw)',
  padding: '$3',
  borderRadius: '$control',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  // Nearly as wide as its bubble, so that a telephone number is whole in its field.
  '@media (max-width: 359.98px)': { minInlineSize: '65vw', marginInline: -9, paddingInline: '$2' },
});
