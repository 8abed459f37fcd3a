/** What scrolls fades out above the buttons that stay: there is more. At its end it lies over the empty room that ends it, `$5`. */
export const fadeAbove = {
  '&::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: '$space$5',
    backgroundImage: 'linear-gradient(to top, $colors$drawerBg 30%, transparent)',
    pointerEvents: 'none',
  },
  '@forced': { '&::before': { display: 'none' } },
} as const;
