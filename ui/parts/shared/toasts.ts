/** Interactive above modals. */
export const toastsMark = { 'data-toasts': '' };

export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-toasts]') !== null;

/** Height that a Popup covers. */
export const POPUP_REACH = '--pv-popupReach';
