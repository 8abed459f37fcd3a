import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { MODAL_LEVEL } from '../shared/portalRoot.ts';
import { POPUP_REACH, toastsMark } from '../shared/toasts.ts';

const Root = styled('div', {
  position: 'fixed',
  zIndex: 60,
  insetInline: 0,
  '--pv-toastBase': 'calc($sizes$bottomBar + $space$3 + env(safe-area-inset-bottom, 0px))',
  // Above a Popup.
  insetBlockEnd: `max(var(--pv-toastBase), min(var(${POPUP_REACH}, 0px) + $space$3, 100% - 8rem))`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$2',
  paddingInline: '$3',
  pointerEvents: 'none',
  '@desk': { '--pv-toastBase': '$space$6' },
  // An input may be at the bottom.
  '&[data-under]': { zIndex: MODAL_LEVEL - 1 },
  // The scrim lets presses through.
  'html:has([aria-modal=true]) &[data-under] > *': { pointerEvents: 'none' },
  '&[data-place=top]': {
    // A phone's header may have two rows.
    insetBlockStart: 'calc($sizes$header + 2.75rem + env(safe-area-inset-top, 0px))',
    insetBlockEnd: 'auto',
    '@desk': {
      insetBlockStart: 'calc($sizes$header + $space$2)',
      alignItems: 'flex-end',
      '& > *': { maxInlineSize: '24rem' },
    },
  },
});

export type ToastRegionProps = ComponentProps<'div'> & {
  /** Default `bottom`. */
  place?: 'bottom' | 'top' | undefined;
  /** Under modals, for notices that can wait. Default `false`. */
  under?: boolean | undefined;
};

/**
 * Live region of toasts above bars and, unless `under`, modals; mount it permanently. Renders a `<div role="status">`.
 */
export const ToastRegion = ({ place = 'bottom', under = false, ...props }: ToastRegionProps) => (
  <Root
    role="status"
    aria-live="polite"
    aria-atomic="false"
    data-place={place}
    data-under={under || undefined}
    {...toastsMark}
    {...props}
  />
);
