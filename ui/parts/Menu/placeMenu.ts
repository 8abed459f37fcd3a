/** Air between menu and button, and to the edge of what can be seen, in pixels. */
const GAP = 4;
const EDGE = 8;

/** Puts an open menu at its button, their ends in one line: below it, or above where there is more room. */
export function placeMenu(menu: HTMLElement, button: Element): void {
  const view = window.visualViewport;
  const width = view?.width ?? window.innerWidth;
  const height = view?.height ?? window.innerHeight;
  const at = button.getBoundingClientRect();
  const { style } = menu;
  const below = height - at.bottom - GAP - EDGE;
  const above = at.top - GAP - EDGE;
  const isBelow = below >= Math.min(menu.scrollHeight, 320) || below >= above;
  style.maxHeight = `${Math.max(isBelow ? below : above, 96)}px`;
  const { width: wide, height: tall } = menu.getBoundingClientRect();
  const toLeft = getComputedStyle(button).direction === 'rtl' ? at.left : at.right - wide;
  style.left = `${Math.max(EDGE, Math.min(toLeft, width - wide - EDGE))}px`;
  style.top = `${isBelow ? at.bottom + GAP : Math.max(EDGE, at.top - GAP - tall)}px`;
  menu.dataset.side = isBelow ? 'below' : 'above';
}
