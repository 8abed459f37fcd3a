import { loginCalls } from '@parvis/api/calls/login';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { countDeadlocks } from '../../testing/countDeadlocks.ts';
import { findRowsContaining } from '../../testing/findRowsContaining.ts';
import { waitForLocks } from '../../testing/lockWaits.ts';
import {
  createContributor,
  fetchLastCode,
  getFirst,
  openCase,
  type Person,
  type Reply,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { mergePeople } from '../identity/mergePeople.ts';

const { url } = await createTestDatabase();
const services = await openTestServices(url, { alone: false });
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
  // No transaction needed a retry.
  expect(await countDeadlocks(url)).toBe(0);
});

const anna = await signInStaff(services);
const bruno = await signInStaff(services, 'bruno@testville.example');
const crUidOf = async (person: Person) =>
  (await person.call(sessionCalls.userSts, { newCookies: false })).crUid ?? '';

/** Holds a lock on an otherwise unused case until released. */
async function holding(
  name: string,
  row = 'cases where csid = $1 for no key update',
): Promise<() => Promise<void>> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(`select 1 from ${row}`, [name]);
  return async () => {
    await holder.query('commit');
    holder.release();
  };
}

type Act = () => Promise<Reply>;

let last = 0;
/** Ways in which a reporter of two cases is merged or erased. */
const ends: [string, (jo: Person) => Promise<Act>][] = [
  ['erases everything', async (jo) => () => jo.send(sessionCalls.userEraseAll)],
  [
    'turns out to be somebody who is known already',
    async (jo) => {
      last += 1;
      const mail = `known${last}@mail.example`;
      await signIn(await createContributor(services), mail);
      await pool.query(`update verifications set created = created - interval '20 minutes'`);
      const { rqid } = getFirst(await jo.call(loginCalls.loginMailReq, { mail, own: true }));
      const code = await fetchLastCode(services, mail);
      return () => jo.send(loginCalls.loginMailConfirm, { rqid, code });
    },
  ],
];

const handle = (csid: string) => sendStep(anna, csid, 'handle');
/** Staff steps with their preconditions. */
const acts: [string, (csid: string) => Promise<unknown>, (csid: string) => Promise<Reply>][] = [
  ['close it', handle, (csid) => sendStep(anna, csid, 'close', { outcome: 'solved' })],
  ['write', handle, (csid) => anna.send(townCalls.sendTxt, { csid, id: createId(), txt: 'Oui' })],
  [
    'ask for a mobile number',
    handle,
    (csid) => anna.send(townCalls.sendQstn, { csid, id: createId(), question: { kind: 'mobile' } }),
  ],
  ['leave it', handle, (csid) => anna.send(townCalls.casesLeave, { csid, id: createId() })],
];

describe.each(ends)('while its reporter %s, waiting for a lock on an earlier case', (_, begin) => {
  it.each(acts)('staff %s without deadlock or retry', async (_name, before, act) => {
    const jo = await createContributor(services);
    const [earlier = '', csid = ''] = [await openCase(jo), await openCase(jo)].sort();
    await before(csid);
    const end = await begin(jo);
    const go = await holding(earlier);
    const ending = end();
    await waitForLocks(pool, 1);
    const acting = act(csid);
    await Promise.race([acting, waitForLocks(pool, 2)]);
    await go();
    const both = [await ending, await acting];
    expect(both.map(({ status, error }) => [status, error])).toEqual(both.map(() => [200, undefined]));
  });
});

const block = (agent: Person, csid: string, crUid: string) =>
  agent.send(townCalls.usersBlock, { csid, id: createId(), crUid, reason: ['otherReason'] });

describe('blocking', () => {
  it('and erasing a merged reporter concurrently both succeed', async () => {
    const mail = 'blocked@mail.example';
    const tablet = await signIn(await createContributor(services), mail);
    const into = await crUidOf(tablet);
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const from = await crUidOf(jo);
    let both: Promise<Reply[]> | undefined;
    await services.store.db.transaction(async (tx) => {
      await mergePeople(tx, from, into);
      const erasing = tablet.send(sessionCalls.userEraseAll);
      await waitForLocks(pool, 1);
      both = Promise.all([erasing, block(anna, csid, into)]);
      await waitForLocks(pool, 2);
    });
    const [erased, blocked] = (await both) ?? [];
    expect(erased?.status).toBe(200);
    expect([undefined, 'badRequest', 'stepNotAllowed']).toContain(blocked?.error?.code);
    for (const crUid of [from, into])
      expect([crUid, await findRowsContaining(pool, crUid)]).toEqual([crUid, []]);
  });

  it('of each other by two colleagues who reported is refused to both', async () => {
    const [byAnna, byBruno] = [await openCase(anna), await openCase(bruno)];
    const [annasId, brunosId] = [await crUidOf(anna), await crUidOf(bruno)];
    for (const [held, first, second] of [
      [annasId, () => block(bruno, byAnna, annasId), () => block(anna, byBruno, brunosId)],
      [brunosId, () => block(anna, byBruno, brunosId), () => block(bruno, byAnna, annasId)],
    ] as const) {
      const go = await holding(held, 'identities where cr_uid = $1 for update');
      const blocking = first();
      await waitForLocks(pool, 1);
      const both = [blocking, second()];
      await waitForLocks(pool, 2);
      await go();
      for (const { error } of await Promise.all(both)) expect(error?.code).toBe('stepNotAllowed');
    }
  });
});
