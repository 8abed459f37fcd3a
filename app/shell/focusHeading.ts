/** The heading of an open pane before that of the page around it; none while it has no words, or what it heads is on its way. */
const headingShown = (): HTMLElement | undefined => {
  const heading =
    document.querySelector<HTMLElement>('[data-pane-title]') ??
    document.querySelector<HTMLElement>('h1:not([aria-busy=true] *)');
  return heading?.textContent ? heading : undefined;
};

/** Nothing has the focus. */
export const isLost = (): boolean => !document.activeElement || document.activeElement === document.body;

let awaited = false;
/** What came has no words yet: the focus waits for its heading. */
export const isAwaited = (): boolean => awaited;

/** Focuses the heading of what is now shown, as soon as it has words. */
export function focusHeading(): void {
  awaited = isLost();
  const heading = awaited && headingShown();
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  // That of a page may stand hidden beside a pane whose own has no words yet.
  awaited = isLost();
}
