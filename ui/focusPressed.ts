/**
 * Gives a pressed button the focus where the browser does not: Safari leaves it on the page, and what opened from the button
 * would not know where to go back to. Comes before the button hears of the press. Returns what ends it.
 */
export function focusPressed(): () => void {
  const press = ({ target, isTrusted }: Event) => {
    const button =
      isTrusted && target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
    if (button && !button.contains(document.activeElement)) button.focus({ preventScroll: true });
  };
  document.addEventListener('click', press, true);
  return () => document.removeEventListener('click', press, true);
}
