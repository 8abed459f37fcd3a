import { arrivalCalls } from '@parvis/api/calls/arrival';
import { CallFailed, type Client, createClient } from '@parvis/api/client';
import type { UserStatus } from '@parvis/api/entities/user';
import { defaultLocale } from '@parvis/locales/languages';
import { OUTBOX_CHANNEL, OUTBOX_LOCK, OUTBOX_PATIENCE } from '../lib/api/keys.ts';
import { runExclusively } from '../lib/api/tabLock.ts';
import { carryWith } from '../lib/outbox/carry.ts';
import { createOutbox } from '../lib/outbox/outbox.ts';
import { openOutboxStorage } from '../lib/outbox/storage.ts';
import { solve } from '../lib/proofOfWork/solve.ts';

/** Items for other hosts wait for a page, which can open a session there. */
const hereAlone = (client: Client, { roles }: UserStatus): Pick<Client, 'call'> => ({
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
    solve: ({ challenge, bits }, signal) => solve(challenge, bits, signal),
  });
  const profile = await client.call(arrivalCalls.userSts, { body: { newCookies: false } });
  const { crUid, roles } = profile;
  if (crUid === undefined) return;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  const here = hereAlone(client, profile);
  const hostOf = (cuid: string) => roles.find((role) => role.cuid === cuid)?.url ?? '';
  const outbox = await createOutbox({
    client: here,
    storage,
    crUid: () => crUid,
    isKnown: () => profile.state === 'idValid',
    carry: carryWith(here as Client),
    onSent: () => undefined,
    hostOf,
    exclusively: runExclusively(OUTBOX_LOCK, OUTBOX_PATIENCE),
    announce: () => channel.postMessage('changed'),
  });
  await outbox.wake();
  channel.close();
  const mayGo = outbox.items().filter((item) => item.crUid === crUid && hostOf(item.cuid) === '');
  if (mayGo.some(({ refused, checking }) => !refused && !checking))
    throw new Error('Something still waits to be sent.');
}
