import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';

const Main = styled('main', {
  display: 'grid',
  gap: '$6',
  maxInlineSize: '70rem',
  marginInline: 'auto',
  padding: '$6 $4',
});
const Title = styled('h1', { margin: 0, fontSize: '$xl', lineHeight: '$tight' });
const Text = styled('p', { margin: '$2 0 0', maxInlineSize: '44rem', lineHeight: '$snug' });
const State = styled('p', { margin: '$3 0 0', fontWeight: '$bold' });

export type SheetProps = { title: string; text: string; state: string; children: ReactNode };

/** A page of the book: title, introduction, palette state and content. */
export const Sheet = ({ title, text, state, children }: SheetProps) => (
  <Main>
    <header>
      <Title>{title}</Title>
      <Text>{text}</Text>
      <State role="status">{state}</State>
    </header>
    {children}
  </Main>
);

/** A colour sample, on a checkerboard if translucent. */
export const Swatch = styled('span', {
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: '$control',
  hairline: 'all',
  forcedColorAdjust: 'none',
});

export const Code = styled('code', {
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '$xs',
});
