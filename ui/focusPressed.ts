/** Enter in a field presses the button of its form, and no finger did: the focus stays in the field. */
const isByEnter = ({ detail }: MouseEvent, button: HTMLElement): boolean => {
  const field = document.activeElement;
  if (detail > 0 || !(button instanceof HTMLButtonElement)) return false;
  return field instanceof HTMLInputElement && field.form !== null && field.form === button.form;
};

/**
 * Gives a pressed button the focus where the browser does not: Safari leaves it on the page, and what opened from the button
 * would not know where to go back to. Comes before the button hears of the press. Returns what ends it.
 */
export function focusPressed(): () => void {
  const press = (event: MouseEvent) => {
    const { target, isTrusted } = event;
    const button =
      isTrusted && target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
    if (!button || button.contains(document.activeElement) || isByEnter(event, button)) return;
    button.focus({ preventScroll: true });
  };
  document.addEventListener('click', press, true);
  return () => document.removeEventListener('click', press, true);
}
