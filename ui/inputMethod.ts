/** Keys that an input method takes have this code in every browser. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key press belongs to an input method (Japanese, Chinese, Korean). Safari ends the composition before the Enter that
 * confirms it, so that `isComposing` is false then and the key code alone tells (WebKit 165004).
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
