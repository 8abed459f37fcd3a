/** Specification, sections 2 and 9. */
export const ZOOM_MIN = 0.8;
export const ZOOM_MAX = 3;
/** Pixels (specification, section 9). */
export const POPUP_MARGIN = 20;
/** ms (specification, sections 2 and 9). */
export const LOADING_HINT_MS = 5000;
/** ms (specification, sections 2 and 9). */
export const VIBRATION_MS = 50;
/** ms (docs/decisions/0056). */
export const RIPPLE_MS = 450;
