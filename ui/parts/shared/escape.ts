/** Open popups inside an overlay; Escape closes them first. */
const OPEN_WITHIN = '[role=combobox][aria-expanded=true], [role=menu] *';
/** Visible Tooltips, regardless of focus. */
const SHOWN_WORDS = '[role=tooltip]:not([hidden])';

/** True if Escape belongs to a list, menu or tooltip open inside a drawer or dialog. */
export const isEscapeTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.matches(OPEN_WITHIN) || target.ownerDocument.querySelector(SHOWN_WORDS) !== null);
