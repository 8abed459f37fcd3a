import { keyframes, styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { MODAL_LEVEL } from './portalRoot.ts';

const appear = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });

const Root = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: MODAL_LEVEL,
  backgroundColor: 'rgba(8, 10, 18, 0.52)',
  animation: `${appear} 200ms ease-out`,
  // Vaul's duration: reopening must not flash.
  '&[data-state=closed]': { animation: `${leave} 500ms ease-out forwards`, pointerEvents: 'none' },
  '@motion': { animation: 'none !important' },
  '@forced': { backgroundColor: 'Canvas', opacity: 0.7 },
});

/** Replaces the libraries' overlays: a strict CSP refuses their inline styles. */
export const Scrim = (props: ComponentProps<'div'>) => <Root aria-hidden {...props} />;
