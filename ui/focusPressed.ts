/** Enter in a field also clicks: focus stays there. */
const isByEnter = ({ detail }: MouseEvent, button: HTMLElement): boolean => {
  const field = document.activeElement;
  if (detail > 0 || !(button instanceof HTMLButtonElement)) return false;
  return field instanceof HTMLInputElement && field.form !== null && field.form === button.form;
};

/** Focuses a clicked button, which Safari does not, so that overlays can restore focus; returns the cleanup. */
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
