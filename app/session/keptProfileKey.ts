/** Under what the profile of whoever is here is kept (`keptProfile.ts`). */
export const PROFILE_KEY = 'pv_profile';
