import { useRef } from 'react';
import { inToasts } from './toasts.ts';

/** True if another modal opened since and holds the focus. */
const isElsewhere = (before: Element): boolean => {
  const modal = document.activeElement?.closest('[aria-modal=true]');
  return modal != null && !modal.contains(before);
};

/** Returns the previously focused element, or its replacement by id if it was re-rendered. */
const asItIsNow = (before: Element | null): Element | null =>
  before && !before.isConnected && before.id ? document.getElementById(before.id) : before;

/**
 * Manages focus of a modal. Opening focuses its box: the title is read first and no keyboard opens. Closing restores the
 * previous focus. Presses in a ToastRegion do not close it.
 */
export function useModalFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onPointerDownOutside: (event: Event) => {
      if (inToasts(event.target)) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = asItIsNow(before.current);
      if (back instanceof HTMLElement && !isElsewhere(back)) back.focus();
    },
  };
}
