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
 * Where notices appear: above the bottom bar, over the page, letting taps through beside them.
 * Renders a `<div>`.
 */
export const ToastRegion = (props: ToastRegionProps) => <Root {...props} />;
