import { keyframes, styled } from '@parvis/theme/stitches';
import type { ComponentProps } from 'react';

const appear = keyframes({ from: { opacity: 0 } });

const Root = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  backgroundColor: 'rgba(8, 10, 18, 0.52)',
  animation: `${appear} 200ms ease-out`,
  '@motion': { animation: 'none' },
  '@forced': { backgroundColor: 'Canvas', opacity: 0.7 },
});

/**
 * Darkens the page under something modal. Our own, since the libraries' overlays add styles that a strict content
 * security policy refuses.
 * Renders a `<div aria-hidden>`.
 */
export const Scrim = (props: ComponentProps<'div'>) => <Root aria-hidden {...props} />;
