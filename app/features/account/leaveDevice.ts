import { sessionCalls } from '@parvis/api/calls/session';
import { CallFailed } from '@parvis/api/client';
import { client } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { openAppOutbox } from '../../lib/outbox/appOutbox.ts';
import { clearAcceptance } from '../../lib/session/acceptance.ts';
import { notifyLeave } from '../../lib/session/crossTabLeave.ts';
import { markErased } from '../../lib/session/erasedMark.ts';
import { clearSignedOut, markSignedOut } from '../../lib/session/signedOutMark.ts';
import { refreshProfile } from '../../lib/session/useProfile.ts';
import { clearVerifiedUser } from '../../lib/session/verifiedUser.ts';
import { pruneVideos } from '../media/videoStorage.ts';
import { clearOffline } from '../offline/clearOffline.ts';
import { clearDevice } from './clearDevice.ts';
import { resetSync } from './syncChoices.ts';

export type LeaveMode = 'disconnect' | 'eraseCookies' | 'eraseAll';

const calls = {
  disconnect: sessionCalls.userDisconnect,
  eraseCookies: sessionCalls.userEraseCookies,
  eraseAll: sessionCalls.userEraseAll,
} as const;

/** The first answer was lost: the person is erased. */
const isDone = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  !error.failure.foreign &&
  error.failure.error.code === 'unauthenticated';

/** Their sender leaves this device. */
async function clearOutbox(): Promise<void> {
  const outbox = await openAppOutbox();
  for (const { id } of outbox.items()) await outbox.discard(id);
}

/** Server first: a failure changes nothing here. @throws CallFailed */
export async function leaveDevice(way: LeaveMode, known: boolean): Promise<void> {
  // Before the call: other tabs may notice the session's end first.
  markSignedOut();
  await client.call(calls[way], {}).catch((error: unknown) => {
    if (isDone(error)) return;
    clearSignedOut();
    throw error;
  });
  clearAcceptance();
  clearVerifiedUser();
  resetSync();
  await clearOffline();
  if (way !== 'disconnect') {
    clearDevice();
    await clearOutbox();
    await pruneVideos();
  }
  // A verified person gets their items back by signing in.
  else if (!known) await clearOutbox();
  markErased(way === 'eraseAll');
  notifyLeave(way === 'eraseAll');
  queryClient.clear();
  await refreshProfile();
}
