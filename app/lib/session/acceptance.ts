import { readItem, removeItem, writeItem } from './storage.ts';

const KEY = 'pv_accepted';

/** For browsers without storage. */
let accepted = false;

/** The session cookie is HttpOnly. */
export const hasAccepted = (): boolean => accepted || readItem(KEY) === '1';
export const markAccepted = (): void => {
  accepted = !writeItem(KEY, '1');
};
export const clearAcceptance = (): void => {
  accepted = false;
  removeItem(KEY);
};
