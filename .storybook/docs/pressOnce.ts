/**
 * Presses the first button in a place that has these words, once somebody sees it; one whose list closed out of sight
 * again when it is back.
 *
 * @returns a function that stops it.
 */
export function pressOnce(place: HTMLElement, words: string): () => void {
  let pressed = false;
  const sight = new IntersectionObserver(([seen]) => {
    if (!seen?.isIntersecting || !(seen.target instanceof HTMLElement)) return;
    if (!pressed || seen.target.ariaExpanded === 'false') seen.target.click();
    pressed = true;
  });
  const find = () => {
    const button = [...place.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes(words),
    );
    if (!button) return;
    arrival.disconnect();
    sight.observe(button);
  };
  const arrival = new MutationObserver(find);
  arrival.observe(place, { childList: true, subtree: true });
  find();
  return () => {
    arrival.disconnect();
    sight.disconnect();
  };
}
