/**
 * A gap in the background colour, then a line in its text colour, for contrast. Parts with a background set `--pv-ring`
 * and `--pv-ringGround`.
 */
export const focusRing = {
  outline: 'none',
  '&:focus-visible': {
    outline: '3px solid var(--pv-ring, $colors$txt)',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px var(--pv-ringGround, $colors$bg1)',
  },
} as const;

/** For clipped overflow. */
export const innerFocusRing = {
  outline: 'none',
  '&:focus-visible': {
    outline: '3px solid var(--pv-ring, $colors$txt)',
    outlineOffset: '-4px',
  },
} as const;
