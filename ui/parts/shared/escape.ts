/**
 * Whether Escape belongs to a list that is open inside a drawer or dialog: it closes the list first, and what
 * holds the list the next time.
 */
export const escapeIsTaken = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]');
