import { readItem } from './storage.ts';

export const PROFILE_KEY = 'pv_profile';

export const hasCachedProfile = (): boolean => readItem(PROFILE_KEY) !== undefined;
