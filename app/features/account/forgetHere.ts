import { queryClient } from '../../lib/api/queryClient.ts';
import { noteLeft } from '../../lib/session/erasedHere.ts';
import { leaveOnPurpose } from '../../lib/session/leftOnPurpose.ts';
import { refreshProfile } from '../../lib/session/useProfile.ts';

/** Clears this tab after a leave in another. */
export async function forgetHere(erasedAll: boolean): Promise<void> {
  leaveOnPurpose();
  noteLeft(erasedAll);
  queryClient.clear();
  await refreshProfile();
}
