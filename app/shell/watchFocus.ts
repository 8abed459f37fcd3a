import { focusHeading, isFocusLost, isHeadingAwaited } from './focusHeading.ts';

const isGone = (element: Element | null): boolean => element?.getClientRects().length === 0;

/** Focuses the new heading when the focused element vanishes, except under a modal. */
function restoreLostFocus(): void {
  let last = document.activeElement;
  let scheduled = false;
  const restoreFocus = () => {
    scheduled = false;
    const misses = isHeadingAwaited() || isGone(last);
    if (isFocusLost() && misses && !document.querySelector('[aria-modal=true]')) focusHeading();
  };
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element;
  });
  new MutationObserver(() => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(() => requestAnimationFrame(restoreFocus));
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

restoreLostFocus();
