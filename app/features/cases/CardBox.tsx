import { styled } from '@parvis/theme/css/stitches';

export const CardBox = styled('div', {
  minInlineSize: 'min(15rem, 60vw)',
  marginBlock: '$2 $1',
  padding: '$3',
  borderRadius: '$control',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  // A phone number must fit its field.
  '@media (max-width: 359.98px)': { minInlineSize: '65vw', marginInline: -9, paddingInline: '$2' },
});
