/**
 * Presses the first button in a place that has these words, once somebody sees it; one whose list closed out of sight
 * again when it is back, however late that is said of it.
 *
 * @returns a function that stops it.
 */
export function pressOnce(place: HTMLElement, words: string): () => void {
  let pressed = false;
  let inSight = false;
  const press = (button: HTMLElement) => {
    if (!inSight || (pressed && button.ariaExpanded !== 'false')) return;
    pressed = true;
    button.click();
  };
  const sight = new IntersectionObserver(([seen]) => {
    if (!seen || !(seen.target instanceof HTMLElement)) return;
    inSight = seen.isIntersecting;
    press(seen.target);
  });
  const closing = new MutationObserver(([change]) => {
    if (change?.target instanceof HTMLElement) press(change.target);
  });
  const find = () => {
    const button = [...place.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes(words),
    );
    if (!button) return;
    arrival.disconnect();
    sight.observe(button);
    closing.observe(button, { attributeFilter: ['aria-expanded'] });
  };
  const arrival = new MutationObserver(find);
  arrival.observe(place, { childList: true, subtree: true });
  find();
  return () => {
    for (const observer of [arrival, sight, closing]) observer.disconnect();
  };
}
