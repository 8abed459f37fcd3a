import { queryClient } from '../../lib/api/queryClient.ts';
import { markErased } from '../../lib/session/erasedMark.ts';
import { markSignedOut } from '../../lib/session/signedOutMark.ts';
import { refreshProfile } from '../../lib/session/useProfile.ts';

/** After a leave in another tab. */
export async function clearTab(erasedAll: boolean): Promise<void> {
  markSignedOut();
  markErased(erasedAll);
  queryClient.clear();
  await refreshProfile();
}
