/** The edge of what is filled with the first button's colour: the theme has none, unless the filling would be lost on a page. */
export const fillingEdge = { boxShadow: 'inset 0 0 0 1px var(--pv-edges-btn1Bg)' } as const;

/** The ground and the words of the first button, whatever is drawn like it. */
export const filled = { backgroundColor: '$btn1Bg', color: '$btn1Fill', ...fillingEdge } as const;
