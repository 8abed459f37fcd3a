import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { formerCalls } from '@parvis/api/calls/former';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import { DAY } from '@parvis/locales/dates';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getTestFolder } from '../../platform/db/testing/testServer.ts';
import { createId } from '../../platform/lib/ids.ts';
import { eventually } from '../../testing/eventually.ts';
import { readLive } from '../../testing/liveReader.ts';
import { waitForLocks } from '../../testing/lockWaits.ts';
import {
  buildOpening,
  createContributor,
  fetchMessages,
  getFirst,
  openCase,
  Person,
  sendStep,
  signIn,
  signInStaff,
} from '../../testing/person.ts';
import { createScene } from '../../testing/photoFiles.ts';
import { played } from '../../testing/played.ts';
import { buildPart, upload } from '../../testing/sendPhotos.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { testTown } from '../../testing/town.ts';
import { commitAndNotify } from '../context/appContext.ts';
import { mergePeople } from '../identity/mergePeople.ts';
import { retentionRules } from '../privacy/retention/retentionRules.ts';
import { storeCustomer } from '../provisioning/load/storeCustomer.ts';

const services = await openTestServices((await createTestDatabase()).url, {
  mediaFolder: getTestFolder('blocked'),
});
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});
const { pool } = services.store;
const { storage } = services.services;
await pool.query(`update customers set contact_wanted = 'offered' where cuid = 'testville'`);
services.services.customers.invalidate();

const site = await services.listen();
const anna = await signInStaff(services);
const bruno = await signInStaff(services, 'bruno@testville.example');
const olga = await signInStaff(services, 'olga@otherville.example');
const photo = await createScene().jpeg().toBuffer();

const reason = ['repeatedBadReports', 'otherReason'] as const;
const reporterOf = async (csid: string): Promise<string> =>
  (await pool.query('select reporter from cases where csid = $1', [csid])).rows[0].reporter;
const blockBody = async (csid: string, change: object = {}) => ({
  csid,
  id: createId(),
  crUid: await reporterOf(csid),
  reason: [...reason],
  ...change,
});
const block = async (csid: string, who = anna, change: object = {}) =>
  who.send(townCalls.usersBlock, await blockBody(csid, change));
const release = (csid: string, who = anna) => block(csid, who, { reason: undefined, release: true });

async function reported() {
  const jo = await createContributor(services);
  return { jo, csid: await openCase(jo) };
}
async function blocked() {
  const one = await reported();
  expect((await block(one.csid)).error).toBeUndefined();
  return one;
}

const text = (jo: Person, csid: string) =>
  jo.send(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Toujours là' });
const infoOf = async (jo: Person, csid: string) => getFirst(await jo.call(mobileCalls.discussInfo, { csid }));
const seenBy = async (who: Person, csid: string) =>
  getFirst(await who.call(townCalls.casesGetInfo, { csid }));

/** Everything a visitor may send. */
const sends: Record<string, (jo: Person, csid: string) => Promise<{ error?: { code: string } | undefined }>> =
  {
    'a text': text,
    'a report': (jo) => jo.send(caseCalls.casesInit, buildOpening()),
    'answers to a question': async (jo, csid) => {
      const question = { kind: 'yesNo', txt: 'Est-ce encore le cas ?' } as const;
      const [asked] = await anna.call(townCalls.sendQstn, { csid, id: createId(), question });
      const done = played({ type: 'YESNO', item: 'answer', value: true });
      const msgIdAnswer = asked?.msgId ?? 0;
      return jo.send(mobileCalls.sendForm, { csid, id: createId(), msgIdAnswer, played: done });
    },
    'a way to be reached': (jo, csid) =>
      jo.send(mobileCalls.casesChange, {
        csid,
        id: createId(),
        step: 'contact',
        contact: { mail: 'jo@mail.example' },
      }),
    'a part of a photo': (jo) => jo.send(mobileCalls.mediaPart, ...buildPart(createId(), photo, 0, 100)),
    'how far a photo came': (jo) => jo.send(mobileCalls.mediaPart, ...buildPart(createId(), photo, 0, 0)),
    'a message with photos': (jo, csid) =>
      jo.send(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id: createId() }] }),
  };

const rowsOf = async (jo: Person): Promise<unknown> => {
  const { crUid } = await jo.call(sessionCalls.userSts, { newCookies: false });
  const asked = ['messages', 'cases', 'media'].map(async (table) => {
    const column = table === 'cases' ? 'reporter' : 'cr_uid';
    return (await pool.query(`select 1 from ${table} where ${column} = $1`, [crUid])).rowCount;
  });
  return Promise.all(asked);
};

describe('blocked visitor', () => {
  it.each(Object.entries(sends))('is refused %s, of which nothing is stored', async (_, send) => {
    const { jo, csid } = await blocked();
    const before = await rowsOf(jo);
    expect((await send(jo, csid)).error).toEqual({ code: 'blocked' });
    expect(await rowsOf(jo)).toEqual(before);
    expect((await release(csid)).error).toBeUndefined();
    const { error } = await send(jo, csid);
    expect(error?.code).not.toBe('blocked');
  });

  it('cannot rate or reopen a closed case', async () => {
    const { jo, csid } = await reported();
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    await block(csid);
    expect((await infoOf(jo, csid)).can).toEqual([]);
    const { error } = await jo.send(mobileCalls.casesChange, { csid, id: createId(), step: 'reopen' });
    expect(error).toEqual({ code: 'blocked' });
    await release(csid);
    expect((await infoOf(jo, csid)).can).toEqual(['rate', 'reopen']);
  });

  it('still reads messages of staff; other visitors and towns are unaffected', async () => {
    const { jo, csid } = await blocked();
    const other = await reported();
    await anna.call(townCalls.sendTxt, { csid, id: createId(), txt: 'Voici la suite' });
    expect((await fetchMessages(jo, csid)).at(-1)).toMatchObject({ msgTxt: 'Voici la suite' });
    expect((await text(other.jo, other.csid)).error).toBeUndefined();
    const { rows } = await pool.query('select cuid from blocks where cr_uid = $1', [await reporterOf(csid)]);
    expect(rows).toEqual([{ cuid: 'testville' }]);
  });

  it('gets the original response for a repeated message', async () => {
    const { jo, csid } = await reported();
    const said = { csid, id: createId(), txt: 'Avant' };
    await jo.call(mobileCalls.sendTxt, said);
    await block(csid);
    expect((await jo.send(mobileCalls.sendTxt, said)).error).toBeUndefined();
    expect((await jo.send(caseCalls.casesInit, buildOpening(csid))).error).toBeUndefined();
  });

  it('reads the reason without its author; staff read both', async () => {
    const { jo, csid } = await blocked();
    const mine = (await fetchMessages(jo, csid)).at(-1);
    const crUid = await reporterOf(csid);
    expect(mine).toMatchObject({
      flags: ['block'],
      block: { reason, release: false, src: { csid, cuid: 'testville' }, target: { crUid } },
    });
    expect(Object.keys(mine?.block?.src ?? {}).sort()).toEqual(['csid', 'cuid']);
    const own = await infoOf(jo, csid);
    expect(own.blocked).toEqual({ at: expect.any(String), reason });
    const [listed] = await jo.call(caseCalls.townListActivity, {});
    for (const seen of [mine, own, listed]) expect(JSON.stringify(seen)).not.toContain('Anna');
    expect(mine?.crUid).toBeUndefined();
    const theirs = (await bruno.call(townCalls.fetchReq, { csid, after: 0 })).at(-1);
    expect(theirs?.block?.src).toMatchObject({
      ...{ name: 'Anna Petit', crUid: expect.any(String), rlid: expect.any(String) },
    });
    const { participants, blocked: since, can } = await seenBy(bruno, csid);
    expect(participants.map(({ crBlocked }) => crBlocked)).toEqual([true]);
    expect(since?.reason).toEqual(reason);
    expect(can).toContain('unblock');
    expect(can).not.toContain('block');
  });

  it('is marked in all their cases at the customer, on both sides, until unblocked', async () => {
    const { jo, csid } = await blocked();
    const second = await openCase(anna);
    const board = async (id: string) =>
      (await bruno.call(boardCalls.casesListAll, {})).find((one) => one.csid === id)?.blocked;
    const own = async () => (await jo.call(mobileCalls.statusActivity, {})).map((one) => one.blocked?.reason);
    expect(await own()).toEqual([reason]);
    expect(await board(csid)).toEqual({ at: expect.any(String), reason });
    expect(await board(second)).toBeUndefined();
    await release(csid);
    expect([await board(csid), ...(await own())]).toEqual([undefined, undefined]);
  });

  it('and staff see the block at once on all open pages', async () => {
    const { jo, csid } = await reported();
    const second = await openCase(jo);
    const readers = [
      await readLive(site + addresses.contributorLive.template, jo.cookie),
      await readLive(site + fill(addresses.staffLive.template, { cuid: 'testville' }), bruno.cookie),
    ];
    for (const reader of readers) await eventually(() => expect(reader.lastId()).toBeDefined());
    for (const { lines } of readers) lines.length = 0;
    await block(csid);
    for (const { lines } of readers)
      for (const one of [csid, second])
        await eventually(() =>
          expect(lines.some(({ data }) => data?.type === 'case' && data.csid === one)).toBe(true),
        );
    expect((await infoOf(jo, second)).can).toEqual([]);
    for (const reader of readers) reader.stop();
  });
});

describe('upload in progress', () => {
  it('is deleted by a block and can restart after it', async () => {
    const { jo, csid } = await reported();
    const whole = await upload(jo, photo);
    const half = createId();
    await jo.call(mobileCalls.mediaPart, ...buildPart(half, photo, 0, 100));
    await block(csid);
    expect((await jo.send(mobileCalls.mediaPart, ...buildPart(half, photo, 100))).error).toEqual({
      code: 'blocked',
    });
    for (const id of [whole.id, half]) {
      expect((await pool.query('select 1 from media where id = $1', [id])).rowCount).toBe(0);
      expect(await storage.listNames(id)).toEqual([]);
    }
    await release(csid);
    const again = await upload(jo, photo, { id: half });
    expect(again.said.state).toBe('ready');
  });

  it('is refused and deleted if its sender is blocked during processing', async () => {
    const { jo, csid } = await reported();
    const id = createId();
    const { put } = storage;
    let isHeld = false;
    storage.put = async (...given) => {
      if (!isHeld) {
        isHeld = true;
        expect((await block(csid)).error).toBeUndefined();
      }
      return put(...given);
    };
    try {
      expect((await jo.send(mobileCalls.mediaPart, ...buildPart(id, photo, 0))).error).toEqual({
        code: 'blocked',
      });
    } finally {
      storage.put = put;
    }
    expect(await storage.listNames(id)).toEqual([]);
    expect((await pool.query('select 1 from media where id = $1', [id])).rowCount).toBe(0);
  });

  it('keeps files that a message shows', async () => {
    const { jo, csid } = await reported();
    const { id } = await upload(jo, photo);
    await jo.call(mobileCalls.sendMedia, { csid, id: createId(), files: [{ id }] });
    await block(csid);
    expect((await pool.query('select csid from media where id = $1', [id])).rows).toEqual([{ csid }]);
    const said = await jo.send(mobileCalls.describeMedia, { csid, id, alt: 'Une flaque' });
    expect(said.error).toEqual({ code: 'blocked' });
  });
});

describe('block', () => {
  it('requires a reason', async () => {
    const { csid } = await reported();
    expect((await block(csid, anna, { reason: [] })).error).toMatchObject({ path: 'body.reason' });
  });

  it('is idempotent across repeats, ids and concurrent requests', async () => {
    const { csid } = await reported();
    const body = await blockBody(csid);
    await anna.call(townCalls.usersBlock, body);
    await anna.call(townCalls.usersBlock, body);
    await Promise.all([anna, bruno].map((who) => block(csid, who, { reason: ['conflictWithUser'] })));
    expect((await seenBy(anna, csid)).blocked?.reason).toEqual(reason);
    const both = await Promise.all([release(csid), release(csid, bruno)]);
    expect(both.map(({ error }) => error)).toEqual([undefined, undefined]);
    const { rows } = await pool.query(
      `select event from messages where csid = $1 and event in ('block', 'unblock') order by msg_id`,
      [csid],
    );
    expect(rows).toEqual([{ event: 'block' }, { event: 'unblock' }]);
    // A different block under the same id conflicts.
    const { error } = await anna.send(townCalls.usersBlock, { ...body, reason: ['conflictWithUser'] });
    expect(error?.code).toBe('conflict');
  });

  it('applies to the reporter, never to staff, even if they reported', async () => {
    const { csid } = await reported();
    const { crUid: agent } = await anna.call(sessionCalls.userSts, { newCookies: false });
    expect((await block(csid, bruno, { crUid: agent })).error).toMatchObject({ path: 'body.crUid' });
    const own = await openCase(anna);
    for (const who of [anna, bruno]) {
      expect((await seenBy(who, own)).can).not.toContain('block');
      expect((await block(own, who)).error?.code).toBe('stepNotAllowed');
    }
  });

  it("requires staff of the case's customer", async () => {
    const { jo, csid } = await reported();
    const body = await blockBody(csid);
    expect((await olga.send(townCalls.usersBlock, body, { cuid: 'otherville' })).error?.code).toBe(
      'unknownCase',
    );
    for (const who of [olga, jo])
      expect((await who.send(townCalls.usersBlock, body)).error?.code).toBe('forbidden');
    expect((await text(jo, csid)).error).toBeUndefined();
  });

  it('by a colleague outside the case loses its author when they are erased, also after a merge', async () => {
    const { jo, csid } = await reported();
    const chloe = await signInStaff(services, 'chloe@testville.example');
    await block(csid, chloe);
    const { crUid: was = '' } = await chloe.call(sessionCalls.userSts, { newCookies: false });
    const other = await createContributor(services);
    await openCase(other);
    const { crUid: into = '' } = await other.call(sessionCalls.userSts, { newCookies: false });
    const authors = async () =>
      (await pool.query('select cr_uid from messages where csid = $1 order by msg_id', [csid])).rows.map(
        ({ cr_uid }) => cr_uid,
      );
    await commitAndNotify(services.services, (tx) => mergePeople(tx, was, into));
    expect((await authors()).at(-1)).toBe(into);
    // A previous version left it behind.
    await pool.query('update messages set cr_uid = $1 where csid = $2 and cr_uid = $3', [was, csid, into]);
    await other.call(sessionCalls.userEraseAll);
    expect(await authors()).toEqual(expect.not.arrayContaining([was, into]));
    const told = (await bruno.call(townCalls.fetchReq, { csid, after: 0 })).at(-1)?.block;
    expect(told).toMatchObject({ reason, src: { csid } });
    expect(Object.keys(told?.src ?? {})).toEqual(expect.not.arrayContaining(['name', 'rlid']));
    expect((await text(jo, csid)).error).toEqual({ code: 'blocked' });
  });

  it('survives the merge of two accounts', async () => {
    const known = await signIn(await createContributor(services), 'blocked@mail.example');
    const mine = await openCase(known);
    const { jo, csid } = await blocked();
    await signIn(jo, 'blocked@mail.example');
    for (const one of [mine, csid]) {
      expect((await text(known, one)).error).toEqual({ code: 'blocked' });
      expect((await infoOf(known, one)).blocked?.reason).toEqual(reason);
    }
    await release(csid);
    expect((await text(known, mine)).error).toBeUndefined();
  });

  it('is deleted with its reason when the person is erased', async () => {
    const { jo, csid } = await blocked();
    const crUid = await reporterOf(csid);
    await jo.call(sessionCalls.userEraseAll);
    expect((await pool.query('select 1 from blocks where cr_uid = $1', [crUid])).rowCount).toBe(0);
    const { rows } = await pool.query('select block from messages where csid = $1 and block is not null', [
      csid,
    ]);
    expect(rows).toEqual([]);
    const { can, blocked: still } = await seenBy(anna, csid);
    expect([can.includes('block'), can.includes('unblock'), still]).toEqual([false, false, undefined]);
  });
});

describe('withdrawn customer', () => {
  const end = (withdrawn: boolean) =>
    pool.query(`update customers set withdrawn = $1 where cuid = 'testville'`, [withdrawn]);
  const whileEnded = async <T>(work: () => Promise<T>): Promise<T> => {
    await end(true);
    try {
      return await work();
    } finally {
      await end(false);
    }
  };

  it.each(Object.entries(sends))('refuses %s and stores nothing of it', async (_, send) => {
    const { jo, csid } = await reported();
    const before = await rowsOf(jo);
    expect((await whileEnded(() => send(jo, csid))).error).toEqual({ code: 'withdrawn' });
    expect(await rowsOf(jo)).toEqual(before);
    expect((await send(jo, csid)).error?.code).not.toBe('withdrawn');
  });

  it('refuses a text that waited for its case while the service ended', async () => {
    const { jo, csid } = await reported();
    const before = await rowsOf(jo);
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from cases where csid = $1 for no key update', [csid]);
    const sending = text(jo, csid);
    await waitForLocks(pool, 1);
    const { error } = await whileEnded(async () => {
      await holder.query('commit');
      holder.release();
      return sending;
    });
    expect(error).toEqual({ code: 'withdrawn' });
    expect(await rowsOf(jo)).toEqual(before);
  });

  it('refuses ratings and reopening, and says withdrawn also to blocked visitors', async () => {
    const { jo, csid } = await reported();
    await sendStep(anna, csid, 'close', { outcome: 'solved' });
    await block(csid);
    await whileEnded(async () => {
      const { can, withdrawn, reopenUntil } = await infoOf(jo, csid);
      expect([can, withdrawn, reopenUntil]).toEqual([[], true, undefined]);
      const again = await jo.send(mobileCalls.casesChange, { csid, id: createId(), step: 'reopen' });
      expect([again.error, (await text(jo, csid)).error]).toEqual(Array(2).fill({ code: 'withdrawn' }));
    });
  });

  it('refuses reports from replaced codes', async () => {
    const { jo } = await reported();
    await pool.query(
      `insert into qr_codes (qrid, cuid, place_code, stale, fake, made) values ('test-next', 'testville', 'hall', true, false, true)`,
    );
    await pool.query(`update qr_codes set stale = true, replaced_by = 'test-next' where qrid = 'test-hall'`);
    const report = buildOpening();
    const { error } = await whileEnded(() => jo.send(caseCalls.casesInit, report));
    expect(error).toEqual({ code: 'withdrawn' });
    await pool.query(`update qr_codes set stale = false, replaced_by = null where qrid = 'test-hall'`);
    await pool.query(`delete from qr_codes where qrid = 'test-next'`);
    expect((await jo.send(caseCalls.casesInit, report)).error).toBeUndefined();
  });

  it('stays readable and repeats original responses', async () => {
    const { jo, csid } = await reported();
    const said = { csid, id: createId(), txt: 'Avant' };
    await jo.call(mobileCalls.sendTxt, said);
    await whileEnded(async () => {
      expect((await fetchMessages(jo, csid)).at(-1)).toMatchObject({ msgTxt: 'Avant' });
      expect((await jo.call(caseCalls.townListActivity, {}))[0]).toMatchObject({ csid, withdrawn: true });
      expect(getFirst(await jo.call(mobileCalls.infoCstmr)).contact).toEqual(testTown.contact);
      expect((await jo.send(mobileCalls.sendTxt, said)).error).toBeUndefined();
      expect((await jo.send(caseCalls.casesInit, buildOpening(csid))).error).toBeUndefined();
    });
    expect((await infoOf(jo, csid)).withdrawn).toBeUndefined();
  });

  it('updates open pages at its end and its return', async () => {
    const { jo, csid } = await reported();
    const reader = await readLive(site + addresses.contributorLive.template, jo.cookie);
    await eventually(() => expect(reader.lastId()).toBeDefined());
    for (const withdrawn of [true, false]) {
      reader.lines.length = 0;
      await storeCustomer(services.store.db, { file: { ...testTown, withdrawn }, pictures: {} });
      services.services.notifyStreams();
      await eventually(() =>
        expect(reader.lines.some(({ data }) => data?.type === 'case' && data.csid === csid)).toBe(true),
      );
      expect((await infoOf(jo, csid)).withdrawn ?? false).toBe(withdrawn);
      const scanned = await new Person(services).send(sessionCalls.userCstmr, { qrid: 'test-hall' });
      expect(scanned.error).toEqual(withdrawn ? { code: 'staleQr', ended: 'testville' } : undefined);
      // Only verified former staff learn that they were staff.
      const anew = await signIn(new Person(services), 'bruno@testville.example');
      const mails = await pool.query(
        `select body from outbox where recipient = 'bruno@testville.example' order by id desc limit 1`,
      );
      expect(mails.rows[0].body).toContain(testTown.cstmrLbl.fr);
      const ended = await Promise.all([anna, anew, olga, jo].map((who) => who.call(formerCalls.userEnded)));
      const told = { cuid: 'testville', since: expect.any(String) };
      expect(ended).toEqual(
        [withdrawn, withdrawn, false, false].map((was) => (was ? [expect.objectContaining(told)] : [])),
      );
    }
    reader.stop();
  });

  it('deletes a former staff member on erasure, and all of them with the last case', async () => {
    const emails = async (): Promise<string[] | undefined> =>
      (
        await pool.query(`select former_staff from customers where cuid = 'testville'`)
      ).rows[0].former_staff?.people.map(({ email }: { email: string }) => email);
    await storeCustomer(services.store.db, { file: { ...testTown, withdrawn: true }, pictures: {} });
    expect(await emails()).toContain('bruno@testville.example');
    await bruno.call(sessionCalls.userEraseAll);
    expect(await emails()).toEqual(expect.not.arrayContaining(['bruno@testville.example']));
    const rule = retentionRules.find(({ table }) => table === 'customers');
    const eraseAfter = (days: number) => rule?.erase(pool, new Date(Date.now() + days * DAY));
    await eraseAfter(testTown.retentionDays - 1);
    expect(await emails()).toContain('anna@testville.example');
    await eraseAfter(testTown.retentionDays + 1);
    expect(await emails()).toBeUndefined();
  });
});
