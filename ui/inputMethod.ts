/** `keyCode` of keys handled by an input method, in all browsers. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * True if a key belongs to an input method (Japanese, Chinese, Korean). Safari ends composition before the confirming
 * Enter, so `keyCode` decides (WebKit 165004).
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
