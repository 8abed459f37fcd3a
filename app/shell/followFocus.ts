import { focusHeading, isAwaited, isLost } from './focusHeading.ts';

const isGone = (element: Element | null): boolean => element?.getClientRects().length === 0;

/** Focuses the new heading where a script removed the focused element, except under a modal. */
function followFocus(): void {
  let last = document.activeElement;
  let scheduled = false;
  const mend = () => {
    scheduled = false;
    const misses = isAwaited() || isGone(last);
    if (isLost() && misses && !document.querySelector('[aria-modal=true]')) focusHeading();
  };
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element;
  });
  new MutationObserver(() => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(() => requestAnimationFrame(mend));
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

followFocus();
