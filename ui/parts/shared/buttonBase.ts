/** Reset. */
export const buttonBase = {
  appearance: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled, &[aria-disabled=true]': { cursor: 'default' },
} as const;

/** Safari 16.2+. */
export const canMix = '@supports (color: color-mix(in srgb, red, blue))';

/** An unchanged background keeps the contrast. */
export const hoverEdge = {
  '@media (hover: hover)': {
    '&:hover:not(:disabled):not([aria-disabled=true]):not(:focus-visible)': {
      boxShadow: 'inset 0 0 0 1px currentColor',
    },
  },
} as const;

/** Still announced. */
export const visuallyHiddenStyle = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
