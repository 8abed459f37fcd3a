/** Border of surfaces in the primary button colour; set by the theme only where the fill lacks contrast. */
export const primaryEdge = { boxShadow: 'inset 0 0 0 1px var(--pv-edges-btn1Bg)' } as const;

/** Primary button background and text. */
export const primaryFill = { backgroundColor: '$btn1Bg', color: '$btn1Fill', ...primaryEdge } as const;
