import { queryClient } from '../data/queryClient.ts';
import { leaveOnPurpose } from '../session/leftOnPurpose.ts';
import { refreshProfile } from '../session/useProfile.ts';
import { noteLeft } from './erasedHere.ts';

/** Whoever is here has left in another tab: this one forgets them, too. */
export async function forgetHere(erasedAll: boolean): Promise<void> {
  leaveOnPurpose();
  noteLeft(erasedAll);
  queryClient.clear();
  await refreshProfile();
}
