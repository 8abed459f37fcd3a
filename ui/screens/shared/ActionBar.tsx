import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';

const Bar = styled('div', {
  padding: '$3 16px',
  paddingBlockEnd: 'max($space$3, env(safe-area-inset-bottom))',
  surface: 'footBg',
  color: '$txt',
  hairline: 'blockStart',
});
const Column = styled('div', {
  display: 'grid',
  gridTemplateColumns: '100%',
  gap: '$1',
  maxInlineSize: '38rem',
  marginInline: 'auto',
  '@desk': {
    '&[data-wide]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '$3',
      maxInlineSize: '74rem',
    },
    '&[data-wide] > *': { inlineSize: 'auto' },
    '&[data-wide] > div': { flex: '0 1 34rem', marginBlockEnd: 0 },
  },
});

/** Sticky actions; `wide`: at the end of a desk's width. */
export const ActionBar = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <Bar>
    <Column data-wide={wide || undefined}>{children}</Column>
  </Bar>
);
