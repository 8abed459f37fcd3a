/** Only where the fill lacks contrast. */
export const primaryEdge = { boxShadow: 'inset 0 0 0 1px var(--pv-edges-btn1Bg)' } as const;

export const primaryFill = { backgroundColor: '$btn1Bg', color: '$btn1Fill', ...primaryEdge } as const;
