import { useRef } from 'react';
import { isInToasts } from './toasts.ts';

/** True if another modal opened since and holds the focus. */
const isElsewhere = (previousFocus: Element): boolean => {
  const modal = document.activeElement?.closest('[aria-modal=true]');
  return modal != null && !modal.contains(previousFocus);
};

/** Returns the previously focused element, or its replacement by id if it was re-rendered. */
const findCurrentElement = (before: Element | null): Element | null =>
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
      if (isInToasts(event.target)) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = findCurrentElement(before.current);
      if (back instanceof HTMLElement && !isElsewhere(back)) back.focus();
    },
  };
}
