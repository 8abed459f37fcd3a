export const disclosureStyles = {
  fontSize: '$sm',
  lineHeight: '$snug',
  '& > summary': {
    minBlockSize: '$target',
    display: 'list-item',
    paddingBlock: '$3',
    cursor: 'pointer',
    '&:focus-visible': { outline: '3px solid $colors$txt', outlineOffset: '-2px', borderRadius: '$control' },
  },
} as const;
