import { readItem } from './storage.ts';

/** Under what the profile of whoever is here is kept (`keptProfile.ts`). */
export const PROFILE_KEY = 'pv_profile';

/** Whether this device keeps what somebody opens the app with where there is no network. */
export const keepsProfile = (): boolean => readItem(PROFILE_KEY) !== undefined;
