import { readItem, removeItem, writeItem } from './storage.ts';

const KEY = 'pv_accepted';

/** Where the browser refuses to store, or has no room: as long as the page lives, whoever accepted must not stand before the gate anew. */
let accepted = false;

/** Whether cookies were accepted here, as far as this mark tells: the session cookie is invisible to scripts. */
export const hasAccepted = (): boolean => accepted || readItem(KEY) === '1';
export const markAccepted = (): void => {
  accepted = !writeItem(KEY, '1');
};
export const forgetAcceptance = (): void => {
  accepted = false;
  removeItem(KEY);
};
