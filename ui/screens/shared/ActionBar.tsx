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
});

/** Sticky actions of a screen. Renders a `<div>`. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <Bar>
    <Column>{children}</Column>
  </Bar>
);
