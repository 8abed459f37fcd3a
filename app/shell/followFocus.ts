import { focusHeading, isAwaited, isLost } from './focusHeading.ts';

const isGone = (element: Element | null): boolean => element?.getClientRects().length === 0;

/**
 * Wherever a script takes away what had the focus (a gate that was answered, a step that was done, a list that gives way to a
 * case), the focus goes to the heading of what came. Whoever moves it by themselves within two frames comes first, and what is
 * modal looks after its own.
 */
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
