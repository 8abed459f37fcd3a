/** Hints at more; at the end covers only the `$5` padding. */
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
