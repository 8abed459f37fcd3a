import { readItem, removeItem, writeItem } from './storage.ts';

const KEY = 'pv_accepted';

/** For a browser that cannot store. */
let accepted = false;

/** Scripts cannot see the session cookie itself. */
export const hasAccepted = (): boolean => accepted || readItem(KEY) === '1';
export const markAccepted = (): void => {
  accepted = !writeItem(KEY, '1');
};
export const clearAcceptance = (): void => {
  accepted = false;
  removeItem(KEY);
};
