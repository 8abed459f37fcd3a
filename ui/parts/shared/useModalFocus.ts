import { useRef } from 'react';
import { inToasts } from './toasts.ts';

/** Something modal has come meanwhile, and holds the focus: it will give it back by itself. */
const isElsewhere = (before: Element): boolean => {
  const modal = document.activeElement?.closest('[aria-modal=true]');
  return modal != null && !modal.contains(before);
};

/** What had the focus before; where it was drawn anew meanwhile, what has its id by now. */
const asItIsNow = (before: Element | null): Element | null =>
  before && !before.isConnected && before.id ? document.getElementById(before.id) : before;

/**
 * Where the focus goes when something modal opens and closes. First to its box: a screen reader then begins with the
 * title, no keyboard jumps up on a phone, and Enter presses nothing by accident. Afterwards back to where it was.
 * A press in a ToastRegion is none outside of it: it closes nothing.
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
