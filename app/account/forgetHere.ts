import { queryClient } from '../data/queryClient.ts';
import { noteLeft } from '../session/erasedHere.ts';
import { leaveOnPurpose } from '../session/leftOnPurpose.ts';
import { refreshProfile } from '../session/useProfile.ts';

/** Whoever is here has left in another tab: this one forgets them, too. */
export async function forgetHere(erasedAll: boolean): Promise<void> {
  leaveOnPurpose();
  noteLeft(erasedAll);
  queryClient.clear();
  await refreshProfile();
}
