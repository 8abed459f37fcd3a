/**
 * Like Safari: a press does not focus buttons, checkboxes, lists or links without `tabindex` (`isMouseFocusable` in
 * WebKit's HTMLFormControlElement and HTMLAnchorElement), but the nearest focusable ancestor, else nothing. Runs before
 * the page's scripts; self-contained.
 */
export function pressWithoutFocus(): void {
  const TYPED = [
    'text',
    'search',
    'tel',
    'url',
    'email',
    'password',
    'number',
    'date',
    'time',
    'month',
    'week',
  ];
  const takes = (element: Element): boolean =>
    element.hasAttribute('tabindex') ||
    element.matches('textarea, summary, iframe, [contenteditable=""], [contenteditable=true]') ||
    (element instanceof HTMLInputElement && TYPED.includes(element.type));
  const refuses = (element: Element): boolean =>
    !takes(element) && element.matches('button, input, select, a[href], area[href]');
  const above = (element: Element | null, fits: (one: Element) => boolean): Element | null => {
    for (let one = element; one; one = one.parentElement) if (fits(one)) return one;
    return null;
  };

  let settle: (() => void) | undefined;
  const settled = () => {
    settle?.();
    settle = undefined;
  };
  const press = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const pressed = above(target, (one) => takes(one) || refuses(one));
    if (!event.isTrusted || !pressed || takes(pressed)) return;
    // The page may still prevent it itself.
    let refused = false;
    event.preventDefault();
    Object.defineProperties(event, {
      defaultPrevented: { get: () => refused },
      preventDefault: {
        value: () => {
          refused = true;
        },
      },
    });
    settle = () => {
      if (refused) return;
      const instead = above(pressed, takes);
      if (instead instanceof HTMLElement) instead.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
  };
  window.addEventListener('mousedown', press, true);
  // Or before the next event if propagation stopped.
  window.addEventListener('mousedown', settled);
  for (const next of ['mouseup', 'click']) window.addEventListener(next, settled, true);
}
