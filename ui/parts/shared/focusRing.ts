/**
 * The ring of keyboard focus: a gap in the colour of the ground, then a line in the colour of its text. The two
 * always contrast with each other, so the ring shows on a page, a bubble, a filled button. A part that
 * lays a ground of its own (Drawer, Dialog) names the pair in `--pv-ring` and `--pv-ringGround`.
 */
export const focusRing = {
  outline: 'none',
  '&:focus-visible': {
    outline: '3px solid var(--pv-ring, $colors$txt)',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px var(--pv-ringGround, $colors$bg1)',
  },
} as const;

/** The same inside the edge, for what fills a row or a bar whose overflow is cut. */
export const innerFocusRing = {
  outline: 'none',
  '&:focus-visible': {
    outline: '3px solid var(--pv-ring, $colors$txt)',
    outlineOffset: '-4px',
  },
} as const;
