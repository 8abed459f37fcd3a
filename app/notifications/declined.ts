import { storage } from '../session/kept.ts';

const KEY = 'pv_no_push';

/** Whether somebody wants no notifications offered on this device: the settings have them. */
export const isDeclined = (): boolean => storage('localStorage')?.getItem(KEY) === '1';

/** Nobody wants to be asked again. */
export function noteDeclined(): void {
  try {
    storage('localStorage')?.setItem(KEY, '1');
  } catch {
    // Where nothing can be kept it is offered again.
  }
}
