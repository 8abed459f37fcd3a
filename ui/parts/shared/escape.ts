/** Escape closes them first. */
const OPEN_WITHIN = '[role=combobox][aria-expanded=true], [role=menu] *';
/** Regardless of focus. */
const SHOWN_WORDS = '[role=tooltip]:not([hidden])';

/** Belongs to a list, menu or tooltip inside. */
export const isEscapeTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.matches(OPEN_WITHIN) || target.ownerDocument.querySelector(SHOWN_WORDS) !== null);
