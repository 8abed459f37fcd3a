/** Air between the words and their control, and to the edge of what can be seen, in pixels. */
const GAP = 6;
const EDGE = 8;

/** Puts the words above their control, in its middle: below it where there is no room, and never out of sight. */
export function placeTooltip(words: HTMLElement, control: Element): void {
  const view = window.visualViewport;
  const width = view?.width ?? window.innerWidth;
  const at = control.getBoundingClientRect();
  const { width: wide, height: tall } = words.getBoundingClientRect();
  const isAbove = at.top >= tall + GAP + EDGE;
  const middle = at.left + at.width / 2 - wide / 2;
  words.style.left = `${Math.max(EDGE, Math.min(middle, width - wide - EDGE))}px`;
  words.style.top = `${isAbove ? at.top - GAP - tall : at.bottom + GAP}px`;
  words.dataset.side = isAbove ? 'above' : 'below';
}
