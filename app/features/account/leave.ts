import { sessionCalls } from '@parvis/api/calls/session';
import { CallFailed } from '@parvis/api/client';
import { client } from '../../lib/api/client.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { appOutbox } from '../../lib/outbox/appOutbox.ts';
import { forgetAcceptance } from '../../lib/session/acceptance.ts';
import { noteLeft } from '../../lib/session/erasedHere.ts';
import { forgetKnown } from '../../lib/session/knownHere.ts';
import { tellLeft } from '../../lib/session/leftElsewhere.ts';
import { isBack, leaveOnPurpose } from '../../lib/session/leftOnPurpose.ts';
import { refreshProfile } from '../../lib/session/useProfile.ts';
import { tidyFilms } from '../media/keptFilms.ts';
import { forgetOffline } from '../offline/forget.ts';
import { emptyStores } from './emptyDevice.ts';
import { forgetTold } from './settle.ts';

export type WayOut = 'disconnect' | 'eraseCookies' | 'eraseAll';

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

/** Nobody could send these items any more. */
async function emptyOutbox(): Promise<void> {
  const outbox = await appOutbox();
  for (const { id } of outbox.items()) await outbox.discard(id);
}

/** Leaves, on the server first: a failure there changes nothing here. @throws CallFailed */
export async function leave(way: WayOut, known: boolean): Promise<void> {
  // Before the call, as others may notice the end of the session first.
  leaveOnPurpose();
  await client.call(calls[way], {}).catch((error: unknown) => {
    if (isDone(error)) return;
    isBack();
    throw error;
  });
  forgetAcceptance();
  forgetKnown();
  forgetTold();
  await forgetOffline();
  if (way !== 'disconnect') {
    emptyStores();
    await emptyOutbox();
    await tidyFilms();
  }
  // A verified person finds their items after signing in.
  else if (!known) await emptyOutbox();
  noteLeft(way === 'eraseAll');
  tellLeft(way === 'eraseAll');
  queryClient.clear();
  await refreshProfile();
}
