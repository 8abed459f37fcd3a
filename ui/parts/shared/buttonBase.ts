/** What every button-like element starts from: no browser decoration, the text of its surroundings. */
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

/** Condition under which colours may be mixed (Safari from 16.2). */
export const canMix = '@supports (color: color-mix(in srgb, red, blue))';

/** Edge of a control under a mouse. Its ground stays: what can be read on it can be read under a mouse. */
export const hoverEdge = {
  '@media (hover: hover)': {
    '&:hover:not(:disabled):not([aria-disabled=true]):not(:focus-visible)': {
      boxShadow: 'inset 0 0 0 1px currentColor',
    },
  },
} as const;

/** Text for screen readers alone. */
export const hiddenVisually = {
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
