import { sessionCalls } from '@parvis/api/calls/session';
import { client } from '../data/client.ts';
import { dropScan } from './lastScan.ts';
import { profileResource, setProfile } from './useProfile.ts';

/**
 * Drops the code scanned last, on the server and on this device, once a case was opened from it (specification 2,
 * `/m/home`). Never rejects: what could not be dropped is dropped the next time.
 */
export async function dropUsedCode(): Promise<void> {
  const { qrid, qridUsed } = profileResource.get().data ?? {};
  if (!qrid || !qridUsed) return;
  try {
    setProfile(await client.call(sessionCalls.userQridClear, {}));
    dropScan(qrid);
  } catch {
    // Without a network the code stays a while longer.
  }
}
