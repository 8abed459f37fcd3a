import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { liveEventSchema } from '@parvis/api/live';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '../platform/db/testing/testDatabase.ts';
import { createId } from '../platform/lib/ids.ts';
import { eventually } from '../testing/eventually.ts';
import { type LiveReader, readLive } from '../testing/liveReader.ts';
import { waitForFeedHorizon } from '../testing/lockWaits.ts';
import {
  createContributor,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../testing/person.ts';
import { openTestServices } from '../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const origin = await services.listen();
const ownLive = addresses.contributorLive.template;
const staffLive = fill(addresses.staffLive.template, { cuid: 'testville' });
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

const events = ({ lines }: LiveReader) => lines.flatMap(({ data }) => (data ? [data] : []));
const messages = (reader: LiveReader, csid: string) =>
  events(reader).filter((event) => event.type === 'message' && event.csid === csid);
const write = (person: Person, csid: string, txt: string) =>
  person.call(mobileCalls.sendTxt, { csid, id: createId(), txt });

/** A case with all events delivered before new streams start. */
async function openedAndTold(person: Person): Promise<string> {
  const watcher = await readLive(`${origin}${ownLive}`, person.cookie);
  const csid = await openCase(person);
  await eventually(() => expect(messages(watcher, csid)).toHaveLength(2));
  watcher.stop();
  return csid;
}

/** Feed rows without a notice. */
async function insertUntold(csid: string, count: number): Promise<void> {
  const { pool } = services.store;
  await pool.query(
    `insert into feed (cuid, csid, type, msg_id)
     select 'testville', $1, 'message', n from generate_series(1, $2::int) n`,
    [csid, count],
  );
  await waitForFeedHorizon(pool);
}

describe('live stream', () => {
  it('ends at once for HEAD, without using a slot', async () => {
    const jo = await createContributor(services);
    const first = await readLive(`${origin}${ownLive}`, jo.cookie);
    for (let time = 0; time < 9; time += 1) {
      const head = await fetch(`${origin}${ownLive}`, {
        method: 'HEAD',
        headers: { cookie: jo.cookie ?? '' },
      });
      expect([head.status, head.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ]);
    }
    const csid = await openCase(jo);
    await eventually(() => expect(messages(first, csid)).toHaveLength(2));
    first.stop();
  });

  it('sends contributors ids of their own cases only', async () => {
    const [jo, other] = [await createContributor(services), await createContributor(services)];
    const [own, foreign] = [await openedAndTold(jo), await openedAndTold(other)];
    const reader = await readLive(`${origin}${ownLive}`, jo.cookie);
    await eventually(() => expect(reader.lastId()).toBeDefined());
    await write(other, foreign, 'pas pour Jo');
    await write(jo, own, 'secret');
    await eventually(() => expect(messages(reader, own)).toHaveLength(1));
    expect(messages(reader, foreign)).toEqual([]);
    expect(JSON.stringify(reader.lines)).not.toContain('secret');
    for (const event of events(reader)) expect(z.safeParse(liveEventSchema, event).success).toBe(true);
    reader.stop();
  });

  it('sends staff all cases of their customer', async () => {
    const anna = await signInStaff(services);
    const reader = await readLive(`${origin}${staffLive}`, anna.cookie);
    const csid = await openCase(await createContributor(services));
    await eventually(() => expect(messages(reader, csid)).toHaveLength(2));
    expect(events(reader)).toContainEqual(expect.objectContaining({ type: 'case', csid }));
    await anna.call(townCalls.fetchRead, { csid, msgId: 2 });
    await eventually(() =>
      expect(events(reader)).toContainEqual(expect.objectContaining({ type: 'read', csid })),
    );
    reader.stop();
  });

  it('sends a staff member as contributor nothing of assigned cases, missed or new', async () => {
    const anna = await signInStaff(services);
    const own = await openedAndTold(anna);
    const before = await readLive(`${origin}${ownLive}`, anna.cookie);
    await eventually(() => expect(before.lastId()).toBeDefined());
    before.stop();
    const handled = await openCase(await createContributor(services));
    await sendStep(anna, handled, 'handle');
    await write(anna, own, 'à moi');
    const after = await readLive(`${origin}${ownLive}?after=${before.lastId()}`, anna.cookie);
    await anna.call(townCalls.fetchRead, { csid: handled, msgId: 3 });
    await write(anna, own, 'encore à moi');
    await eventually(() => expect(messages(after, own)).toHaveLength(2));
    expect(new Set(events(after).map(({ csid }) => csid))).toEqual(new Set([own]));
    after.stop();
  });

  it('resumes after Last-Event-ID without gaps or duplicates', async () => {
    const jo = await createContributor(services);
    const csid = await openedAndTold(jo);
    const before = await readLive(`${origin}${ownLive}`, jo.cookie);
    await eventually(() => expect(before.lastId()).toBeDefined());
    await write(jo, csid, 'un');
    await eventually(() => expect(messages(before, csid)).toHaveLength(1));
    const id = before.lastId() ?? '';
    before.stop();
    await write(jo, csid, 'deux');
    await write(jo, csid, 'trois');
    for (const [query, headers] of [
      ['', { 'last-event-id': id }],
      [`?after=${id}`, {}],
    ] as const) {
      const after = await readLive(`${origin}${ownLive}${query}`, jo.cookie, { ...headers });
      await eventually(() => expect(messages(after, csid)).toHaveLength(2));
      expect(messages(after, csid).map(({ msgId }) => msgId)).toEqual([4, 5]);
      await write(jo, csid, 'encore');
      await eventually(() => expect(messages(after, csid)).toHaveLength(3));
      after.stop();
      if (query === '')
        await services.store.pool.query('delete from messages where msg_txt = $1', ['encore']);
      if (query === '') await services.store.pool.query('delete from feed where msg_id = 6');
    }
  });
  it.each([
    ['the role', 'delete from staff where email = $1'],
    ['the address of the role', `update identities set email = 'else@testville.example' where email = $1`],
    ['the session', 'delete from sessions where cr_uid = (select cr_uid from identities where email = $1)'],
    [
      'the person, who is another one now',
      `update sessions set cr_uid = (select cr_uid from identities where email = 'anna@testville.example')
       where cr_uid = (select cr_uid from identities where email = $1)`,
    ],
  ])('ends when its right is lost anywhere: %s', async (_, loses) => {
    const { pool } = services.store;
    const mail = `${createId()}@testville.example`.toLowerCase();
    await pool.query(
      `insert into staff (rlid, cuid, email, name, level, gcat_code)
       select $1, cuid, $1, name, level, gcat_code from staff where email = 'anna@testville.example'`,
      [mail],
    );
    const [losing, anna] = [await signInStaff(services, mail), await signInStaff(services)];
    const [ending, ...others] = await Promise.all([
      readLive(`${origin}${staffLive}`, losing.cookie),
      readLive(`${origin}${staffLive}`, anna.cookie),
      readLive(`${origin}${ownLive}`, anna.cookie),
    ]);
    await services.endWithoutRight();
    const before = await openCase(anna);
    await eventually(() => expect(messages(ending, before)).not.toEqual([]));
    await pool.query(loses, [mail]);
    await services.endWithoutRight();
    await ending.ended;
    const after = await openCase(anna);
    for (const reader of others) {
      await eventually(() => expect(messages(reader, after)).not.toEqual([]));
      reader.stop();
    }
  });

  it('replays a thousand missed events, or sends a reset', async () => {
    const jo = await createContributor(services);
    const csid = await openedAndTold(jo);
    const watcher = await readLive(`${origin}${ownLive}`, jo.cookie);
    await insertUntold(csid, 1001);
    await write(jo, csid, 'encore');
    await eventually(() => expect(messages(watcher, csid).at(-1)).toMatchObject({ msgId: 3 }));
    const told = watcher.lines.filter(({ data }) => data !== undefined);
    const resume = (missed: number) =>
      readLive(`${origin}${ownLive}?after=${told.at(-1 - missed)?.id}`, jo.cookie);
    const [most, tooMany] = [await resume(1000), await resume(1001)];
    await eventually(() => expect(messages(most, csid)).toHaveLength(1000));
    await eventually(() => expect(events(tooMany)).toEqual([{ type: 'reset' }]));
    for (const reader of [watcher, most, tooMany]) reader.stop();
  });
  it('is refused without the right, and replaces the oldest when full', async () => {
    const nobody = await readLive(`${origin}${ownLive}`, undefined);
    expect(nobody.status).toBe(401);
    const olga = await signInStaff(services, 'olga@otherville.example');
    expect((await readLive(`${origin}${staffLive}`, olga.cookie)).status).toBe(403);
    const jo = await createContributor(services);
    const readers = [];
    for (let count = 0; count < 8; count += 1) readers.push(await readLive(`${origin}${ownLive}`, jo.cookie));
    const ninth = await readLive(`${origin}${ownLive}`, jo.cookie);
    expect(ninth.status).toBe(200);
    await getFirst(readers).ended;
    const csid = await openCase(jo);
    for (const reader of [...readers.slice(1), ninth])
      await eventually(() => expect(messages(reader, csid).length).toBeGreaterThan(0));
    for (const reader of [...readers, ninth]) reader.stop();
  });

  it('ends with its session', async () => {
    const jo = await createContributor(services);
    const csid = await openCase(jo);
    const reader = await readLive(`${origin}${ownLive}`, jo.cookie);
    expect(reader.status).toBe(200);
    let over = false;
    void reader.ended.then(() => {
      over = true;
    });
    await write(jo, csid, 'encore là');
    await eventually(() => expect(messages(reader, csid).length).toBeGreaterThan(0));
    expect(over).toBe(false);
    await jo.call(sessionCalls.userDisconnect);
    await reader.ended;
  });
});
