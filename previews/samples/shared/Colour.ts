import { styled } from '@parvis/theme/css/stitches';

/** A colour beside its name, as large as the letters. */
export const Colour = styled('span', {
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: '4px',
  boxShadow: 'inset 0 0 0 1px rgba(128, 128, 128, 0.6)',
  forcedColorAdjust: 'none',
});
