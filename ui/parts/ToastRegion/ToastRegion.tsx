import { styled } from '@parvis/theme/css/stitches';
import type { ComponentProps } from 'react';
import { MODAL_LEVEL } from '../shared/portalRoot.ts';
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
  // Where a field to write in stands at the lower edge.
  '&[data-under]': { zIndex: MODAL_LEVEL - 1 },
  // A scrim that presses fall through: what lies under it takes none.
  'html:has([aria-modal=true]) &[data-under] > *': { pointerEvents: 'none' },
  '&[data-place=top]': {
    // On a phone a second line of the header holds buttons.
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
  /** `bottom`, above the lower edge, by default; `top`: under the header. */
  place?: 'bottom' | 'top' | undefined;
  /** What is modal lies over them: they tell what can wait until it is answered. Not by default. */
  under?: boolean | undefined;
};

/**
 * Where notices appear: above the bottom bar and a Popup, over the page and, unless `under`, whatever is modal, letting taps through beside them. It stays in the page
 * while there is none: a screen reader announces what comes into a region that it knows.
 * Renders a `<div role="status">`. Data attributes: `data-place`, `data-under`.
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
