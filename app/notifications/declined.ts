import { storage } from '../session/kept.ts';

/** What is told once on a device, and where it is noted that it was put away: that notifications are offered, or that its system is too old for them. */
const KEYS = { news: 'pv_no_push', old: 'pv_old_system' } as const;

/** Whether somebody has put it away: the settings have it. */
export const isDeclined = (what: keyof typeof KEYS): boolean =>
  storage('localStorage')?.getItem(KEYS[what]) === '1';

/** Nobody wants to read it again. */
export function noteDeclined(what: keyof typeof KEYS): void {
  try {
    storage('localStorage')?.setItem(KEYS[what], '1');
  } catch {
    // Where nothing can be kept it is offered again.
  }
}
