import { styled } from '@parvis/theme/css/stitches';

/** For translucent colours. */
const squares =
  'conic-gradient($colors$mainBtnTxt2 25%, $colors$bg1 0 50%, $colors$mainBtnTxt2 0 75%, $colors$bg1 0) 0 0 / 12px 12px';

const Root = styled('span', {
  display: 'block',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '9px',
  overflow: 'hidden',
  '&[data-clear]': { background: squares },
  '& > span': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px rgba(128, 128, 128, 0.5)',
    forcedColorAdjust: 'none',
  },
  '&[data-small]': { inlineSize: '0.875rem', blockSize: '0.875rem', borderRadius: '4px' },
});

export const Swatch = ({ colour, small = false }: { colour: string; small?: boolean }) => (
  <Root data-small={small || undefined} data-clear={colour.length > 7 || undefined}>
    <span style={{ backgroundColor: colour }} />
  </Root>
);
