/** Sent by all browsers while an input method is active. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * True while an input method composes. Safari ends composition before the confirming Enter, so `keyCode` decides
 * (WebKit 165004).
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
