/** The fill may lack contrast. */
export const starColours = {
  color: '$reportBtnBrdr',
  '@forced': { color: 'CanvasText' },
} as const;

export const starFilling = { fill: '$btn1Bg', '@forced': { fill: 'Highlight' } } as const;
