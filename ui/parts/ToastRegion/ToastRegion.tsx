import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { POPUP_REACH, toastsMark } from '../shared/toasts.ts';

const Root = styled('div', {
  position: 'fixed',
  zIndex: 60,
  insetInline: 0,
  '--pv-toastBase': 'calc($sizes$bottomBar + $space$3 + env(safe-area-inset-bottom, 0px))',
  // Above a Popup, but never out of the page.
  insetBlockEnd: `max(var(--pv-toastBase), min(var(${POPUP_REACH}, 0px) + $space$3, 100% - 8rem))`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$2',
  paddingInline: '$3',
  pointerEvents: 'none',
  '@desk': { '--pv-toastBase': '$space$6' },
});

export type ToastRegionProps = ComponentProps<'div'>;

/**
 * Where notices appear: above the bottom bar and a Popup, over the page and whatever is modal, letting taps through beside them. It stays in the page
 * while there is none: a screen reader announces what comes into a region that it knows.
 * Renders a `<div role="status">`.
 */
export const ToastRegion = (props: ToastRegionProps) => (
  <Root role="status" aria-live="polite" aria-atomic="false" {...toastsMark} {...props} />
);
