import { styled } from '@parvis/theme/css/stitches';

/** Keyboard shortcut. */
export const KeyHint = styled('kbd', {
  minInlineSize: 20,
  padding: '1px 5px',
  border: '1px solid currentColor',
  borderRadius: '$mark',
  textAlign: 'center',
  fontFamily: 'inherit',
  fontSize: '$xs',
  lineHeight: 1.2,
});
