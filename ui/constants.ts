/** Bounds of the zoom of a picture (specification, sections 2 and 9). */
export const ZOOM_MIN = 0.8;
export const ZOOM_MAX = 3;
/** Air around a popup, in pixels (specification, section 9). */
export const POPUP_MARGIN = 20;
/** When a wait offers to refresh, in milliseconds (specification, sections 2 and 9). */
export const LOADING_HINT_MS = 5000;
/** Length of the buzz that confirms a press, in milliseconds (specification, sections 2 and 9). */
export const VIBRATION_MS = 50;
