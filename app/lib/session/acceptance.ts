import { readItem, removeItem, writeItem } from './storage.ts';

const KEY = 'pv_accepted';

/** Fallback for a browser that cannot store, so that the gate does not return. */
let accepted = false;

/** Whether cookies were accepted here: scripts cannot see the session cookie itself. */
export const hasAccepted = (): boolean => accepted || readItem(KEY) === '1';
export const markAccepted = (): void => {
  accepted = !writeItem(KEY, '1');
};
export const forgetAcceptance = (): void => {
  accepted = false;
  removeItem(KEY);
};
