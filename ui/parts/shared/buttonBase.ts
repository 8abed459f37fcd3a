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

/**
 * Shade of a control under a mouse, over its one colour. What is current keeps its own ground: a shade would take the
 * place of its blend.
 */
export const hoverShade = {
  '@media (hover: hover)': {
    '&:hover:not(:disabled):not([aria-disabled=true]):not([aria-current])': {
      backgroundImage: 'linear-gradient(var(--pv-shade), var(--pv-shade))',
    },
  },
  '--pv-shade': 'rgba(128, 128, 128, 0.1)',
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
