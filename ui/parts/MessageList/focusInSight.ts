/**
 * Scrolls back by at most `most` pixels where the list, led to its end, has pushed what has the focus partly out of sight
 * (WCAG 2.2, 2.4.11). What lies further back was left by scrolling, and leads nobody away from the end.
 */
export const keepFocusInSight = (box: HTMLElement, most: number): void => {
  const focused = document.activeElement;
  if (!focused || focused === box || !box.contains(focused)) return;
  const { top, height } = focused.getBoundingClientRect();
  const above = box.getBoundingClientRect().top - top;
  if (above > 0 && above <= most && height <= box.clientHeight) box.scrollTop -= above;
};
