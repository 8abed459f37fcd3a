/** What is open within a page and closes by Escape before what holds it does. */
const OPEN_WITHIN = '[role=combobox][aria-expanded=true], [role=menu] *';
/** Words of a Tooltip that are shown: wherever the focus is. */
const SHOWN_WORDS = '[role=tooltip]:not([hidden])';

/**
 * Whether Escape belongs to a list, a menu or a tooltip that is open inside a drawer or dialog: it closes that first, and what
 * holds it the next time.
 */
export const escapeIsTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.matches(OPEN_WITHIN) || target.ownerDocument.querySelector(SHOWN_WORDS) !== null);
