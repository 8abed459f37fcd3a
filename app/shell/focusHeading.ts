/** Heading of an open pane, else of the page; none while empty or busy. */
const findHeading = (): HTMLElement | undefined => {
  const heading =
    document.querySelector<HTMLElement>('[data-pane-title]') ??
    document.querySelector<HTMLElement>('h1:not([aria-busy=true] *)');
  return heading?.textContent ? heading : undefined;
};

export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;

let isAwaiting = false;
/** Whether the focus waits for a heading to get its text. */
export const isHeadingAwaited = (): boolean => isAwaiting;

/** Focuses the current heading, as soon as it has text. */
export function focusHeading(): void {
  isAwaiting = isFocusLost();
  const heading = isAwaiting && findHeading();
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
  // A hidden heading takes no focus.
  isAwaiting = isFocusLost();
}
