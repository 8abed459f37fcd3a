/** Marks a ToastRegion, which stays interactive above modals. */
export const toastsMark = { 'data-toasts': '' };

/** True if an event came from a ToastRegion. */
export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/** CSS custom property: height that a Popup covers at the bottom of the page. */
export const POPUP_REACH = '--pv-popupReach';
