/** Colours of a star: the edge key, since a filling may be as pale as its ground. */
export const starColours = {
  color: '$reportBtnBrdr',
  '@forced': { color: 'CanvasText' },
} as const;

export const starFilling = { fill: '$btn1Bg', '@forced': { fill: 'Highlight' } } as const;
