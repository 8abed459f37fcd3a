/** Of an open pane, else the page; none while empty or busy. */
const findHeading = (): HTMLElement | undefined => {
  const heading =
    document.querySelector<HTMLElement>('[data-pane-title]') ??
    document.querySelector<HTMLElement>('h1:not([aria-busy=true] *)');
  return heading?.textContent ? heading : undefined;
};

export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;

let isAwaiting = false;
export const isHeadingAwaited = (): boolean => isAwaiting;

/** Waits until the heading has text. */
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
