import { storage } from './kept.ts';

const KEY = 'pv_accepted';

/** Where the browser refuses to store, or has no room: as long as the page lives, whoever accepted must not stand before the gate anew. */
let accepted = false;

/**
 * Whether a person accepted on this device. The session itself is a cookie that scripts cannot see; this mark only
 * saves a call on a first visit, and says that new cookies may be asked for after a refusal.
 */
export const hasAccepted = (): boolean => accepted || storage('localStorage')?.getItem(KEY) === '1';
export const markAccepted = (): void => {
  try {
    const device = storage('localStorage');
    accepted = !device;
    device?.setItem(KEY, '1');
  } catch {
    accepted = true;
  }
};
export const forgetAcceptance = (): void => {
  accepted = false;
  storage('localStorage')?.removeItem(KEY);
};
