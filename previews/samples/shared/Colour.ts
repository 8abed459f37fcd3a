import { styled } from '@parvis/theme/css/stitches';

export const Colour = styled('span', {
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: '4px',
  boxShadow: 'inset 0 0 0 1px rgba(128, 128, 128, 0.6)',
  forcedColorAdjust: 'none',
});
