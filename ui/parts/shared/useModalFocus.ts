import { useRef } from 'react';
import { isInToasts } from './toasts.ts';

/** Another modal may hold the focus. */
const isElsewhere = (previousFocus: Element): boolean => {
  const modal = document.activeElement?.closest('[aria-modal=true]');
  return modal != null && !modal.contains(previousFocus);
};

/** Or its replacement by id. */
const findCurrentElement = (before: Element | null): Element | null =>
  before && !before.isConnected && before.id ? document.getElementById(before.id) : before;

/**
 * Opening focuses the box: reads the title first, opens no keyboard. Closing restores focus. A ToastRegion's presses do
 * not close it.
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
      if (isInToasts(event.target)) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = findCurrentElement(before.current);
      if (back instanceof HTMLElement && !isElsewhere(back)) back.focus();
    },
  };
}
