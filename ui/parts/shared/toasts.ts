/** Marks a ToastRegion, which stays within reach over whatever is modal. */
export const toastsMark = { 'data-toasts': '' };

/** Whether an event came from a ToastRegion. */
export const inToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/** Custom property of the page: how far a Popup reaches up from its lower edge. */
export const POPUP_REACH = '--pv-popupReach';
