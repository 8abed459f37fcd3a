/** The heading of an open pane before that of the page around it; none while it has no words, or what it heads is on its way. */
const headingShown = (): HTMLElement | undefined => {
  const heading =
    document.querySelector<HTMLElement>('[data-pane-title]') ??
    document.querySelector<HTMLElement>('h1:not([aria-busy=true] *)');
  return heading?.textContent ? heading : undefined;
};

/** Nothing has the focus. */
export const isLost = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Takes the focus to the heading of what is now shown, where it would otherwise fall back to the page's start. */
export function focusHeading(): void {
  const heading = isLost() && headingShown();
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
