/** Zoom limits (specification, sections 2 and 9). */
export const ZOOM_MIN = 0.8;
export const ZOOM_MAX = 3;
/** Popup margin in pixels (specification, section 9). */
export const POPUP_MARGIN = 20;
/** Delay before a loading screen offers to refresh, ms (specification, sections 2 and 9). */
export const LOADING_HINT_MS = 5000;
/** Vibration of a press, ms (specification, sections 2 and 9). */
export const VIBRATION_MS = 50;
/** Ripple of a press, ms (docs/decisions/0056). */
export const RIPPLE_MS = 450;
