/** The bar with what can be done on a page, where it is too high to stay in sight. */
const HIGH_BAR = '[data-at=actions][data-high]';

/** Scrolls to the action bar that a press brought up, where large text puts it below the fold. */
function leadToActions(): void {
  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest('[aria-pressed]');
    if (!pressed) return;
    // Once it is drawn, and measured.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (pressed.getAttribute('aria-pressed') === 'true')
          document.querySelector(`${HIGH_BAR} button`)?.scrollIntoView({ block: 'nearest' });
      }),
    );
  });
}

leadToActions();
