/** Too high to be sticky. */
const HIGH_BAR = '[data-at=actions][data-high]';

/** Large text may put a new action bar below the fold. */
function scrollToActions(): void {
  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest('[aria-pressed]');
    if (!pressed) return;
    // After rendering and measuring.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (pressed.getAttribute('aria-pressed') === 'true')
          document.querySelector(`${HIGH_BAR} button`)?.scrollIntoView({ block: 'nearest' });
      }),
    );
  });
}

scrollToActions();
