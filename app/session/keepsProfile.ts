/** Under what the profile of whoever is here is kept (`keptProfile.ts`). */
export const PROFILE_KEY = 'pv_profile';

/** Whether this device keeps what somebody opens the app with where there is no network. */
export function keepsProfile(): boolean {
  try {
    return window.localStorage.getItem(PROFILE_KEY) !== null;
  } catch {
    return false;
  }
}
