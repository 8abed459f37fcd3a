import { arrivalCalls } from '@parvis/api/calls/arrival';
import { CallFailed, type Client, createClient } from '@parvis/api/client';
import type { UserStatus } from '@parvis/api/entities/user';
import { defaultLocale } from '@parvis/locales/languages';
import { OUTBOX_CHANNEL, OUTBOX_LOCK, OUTBOX_MAX_UNANSWERED } from '../lib/api/cacheKeys.ts';
import { runExclusively } from '../lib/api/tabLock.ts';
import { createOutbox } from '../lib/outbox/outbox.ts';
import { openOutboxStorage } from '../lib/outbox/storage.ts';
import { createUploader } from '../lib/outbox/uploadFiles.ts';
import { computeProof } from '../lib/proofOfWork/computeProof.ts';
import { countSentItem } from '../lib/usage/sendCounts.ts';

/** Only a page can open a session at other hosts. */
const limitToLocalHost = (client: Client, { roles }: UserStatus): Pick<Client, 'call'> => ({
  call: (call, ...rest) => {
    const { cuid } = Object(rest[0]) as { readonly cuid?: string };
    if (roles.some((role) => role.cuid === cuid && role.url !== ''))
      throw new CallFailed(call.path, { kind: 'offline' });
    return client.call(call, ...rest);
  },
});

/** Sends the current person's items without a page. @throws Error where some remain */
export async function sendOutbox(): Promise<void> {
  const storage = await openOutboxStorage();
  if ((await storage.all()).length === 0) return;
  const client = createClient({
    language: () => defaultLocale,
    solve: ({ challenge, bits }, signal) => computeProof(challenge, bits, signal),
  });
  const profile = await client.call(arrivalCalls.userSts, { body: { newCookies: false } });
  const { crUid, roles } = profile;
  if (crUid === undefined) return;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  const localClient = limitToLocalHost(client, profile);
  const getHost = (cuid: string) => roles.find((role) => role.cuid === cuid)?.url ?? '';
  const outbox = await createOutbox({
    client: localClient,
    storage,
    crUid: () => crUid,
    isVerified: () => profile.state === 'idValid',
    uploadFiles: createUploader(localClient as Client),
    onSent: countSentItem,
    getHost: getHost,
    runExclusively: runExclusively(OUTBOX_LOCK, OUTBOX_MAX_UNANSWERED),
    notifyTabs: () => channel.postMessage('changed'),
  });
  await outbox.flush();
  channel.close();
  const remaining = outbox.items().filter((item) => item.crUid === crUid && getHost(item.cuid) === '');
  if (remaining.some(({ refused, checking }) => !refused && !checking))
    throw new Error('Something still waits to be sent.');
}
