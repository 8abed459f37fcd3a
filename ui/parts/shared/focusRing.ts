/**
 * Keyboard focus ring: a gap in the background colour, then a line in its text colour, so that contrast always holds. Parts
 * with their own background set `--pv-ring` and `--pv-ringGround`.
 */
export const focusRing = {
  outline: 'none',
  '&:focus-visible': {
    outline: '3px solid var(--pv-ring, $colors$txt)',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px var(--pv-ringGround, $colors$bg1)',
  },
} as const;

/** Inset variant, for rows or bars with clipped overflow. */
export const innerFocusRing = {
  outline: 'none',
  '&:focus-visible': {
    outline: '3px solid var(--pv-ring, $colors$txt)',
    outlineOffset: '-4px',
  },
} as const;
