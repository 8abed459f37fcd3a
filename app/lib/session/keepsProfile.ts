import { readItem } from './storage.ts';

export const PROFILE_KEY = 'pv_profile';

/** Whether a profile is cached for opening the app offline. */
export const keepsProfile = (): boolean => readItem(PROFILE_KEY) !== undefined;
