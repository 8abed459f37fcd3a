import { styled } from '@parvis/theme/stitches';
import type { ComponentProps } from 'react';

const Root = styled('div', {
  position: 'fixed',
  zIndex: 60,
  insetInline: 0,
  insetBlockEnd: 'calc($sizes$bottomBar + $space$3 + env(safe-area-inset-bottom))',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$2',
  paddingInline: '$3',
  pointerEvents: 'none',
  '@desk': { insetBlockEnd: '$6' },
});

export type ToastRegionProps = ComponentProps<'div'>;

/**
 * Where notices appear: above the bottom bar, over the page, letting taps through beside them. It stays in the page
 * while there is none: a screen reader announces what comes into a region that it knows.
 * Renders a `<div role="status">`.
 */
export const ToastRegion = (props: ToastRegionProps) => (
  <Root role="status" aria-live="polite" aria-atomic="false" {...props} />
);
