import { callAddress } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import {
  createContributor,
  getFirst,
  openCase,
  type Person,
  sendStep,
  signInStaff,
} from '../../testing/person.ts';
import { openTestServices } from '../../testing/testServices.ts';

const services = await openTestServices((await createTestDatabase()).url);
const { pool } = services.store;
afterAll(async () => {
  await services.close();
  expect(services.failures).toEqual([]);
});

interface Rest {
  next?: string | number;
  counts?: Record<string, unknown>;
}

/** `rslt` of a response, with its cursor. */
async function page(person: Person, path: string, body: object): Promise<{ data: unknown[] } & Rest> {
  const answer = await services.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', cookie: person.cookie ?? '', 'accept-language': 'fr-FR' },
    payload: JSON.stringify(body),
  });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json().rslt;
}

const TESTVILLE = { cuid: 'testville' };
const BOARD = callAddress(boardCalls.casesListAll, TESTVILLE);
const OWN_CASES = callAddress(mobileCalls.statusActivity, TESTVILLE);
const ALL_OWN_CASES = callAddress(caseCalls.townListActivity, {});
const csidOf = (one: unknown): string => (one as { csid: string }).csid;
const numberOf = (one: unknown): number => (one as { msgId: number }).msgId;

const [anna, bruno] = [await signInStaff(services), await signInStaff(services, 'bruno@testville.example')];
const jo = await createContributor(services);

/** All cases of a list, page by page. */
async function walk(person: Person, path: string, body: object): Promise<string[]> {
  const found: string[] = [];
  let next: string | number | undefined;
  do {
    const one = await page(person, path, { ...body, limit: 2, ...(next !== undefined && { before: next }) });
    expect(one.data.length).toBeLessThanOrEqual(2);
    found.push(...one.data.map(csidOf));
    next = one.next;
  } while (next !== undefined);
  return found;
}

describe('case list', () => {
  it('pages without gaps or duplicates, also for cases of the same time', async () => {
    const csids: string[] = [];
    for (let index = 0; index < 7; index += 1) csids.push(await openCase(jo));
    await pool.query(`update cases set last_at = '2026-05-01T10:00:00.123Z' where csid = any($1)`, [
      csids.slice(0, 5),
    ]);
    const whole = (await page(anna, BOARD, { limit: 200 })).data.map(csidOf);
    expect(whole).toHaveLength(7);
    expect(await walk(anna, BOARD, {})).toEqual(whole);
    expect(await walk(jo, ALL_OWN_CASES, {})).toEqual(whole);
    expect(await walk(jo, OWN_CASES, {})).toEqual(whole);
    expect(await walk(await createContributor(services), ALL_OWN_CASES, {})).toEqual([]);
  });

  it('has no cursor on its last page and respects the page size', async () => {
    expect((await page(anna, BOARD, { limit: 7 })).next).toBeUndefined();
    const six = await page(anna, BOARD, { limit: 6 });
    expect(six.data).toHaveLength(6);
    expect(six.next).toMatch(/^\d{4}-.*Z_/);
  });
  it.each([
    ['', 400],
    ['yesterday', 400],
    ['_x', 400],
    ['2026-05-01_', 200],
    ['10000-01-01T00:00:00Z', 400],
    ['+010000-01-01T00:00:00Z', 400],
    ['2026-05-01T10:00:00Z_a b', 400],
    ["2026_'", 400],
    [`2026-05-01T10:00:00Z_${'x'.repeat(64)}`, 200],
    [`2026-05-01T10:00:00Z_${'x'.repeat(65)}`, 400],
  ])('answers cursor %j with %i', async (before, answered) => {
    expect((await anna.send(boardCalls.casesListAll, { before })).status).toBe(answered);
  });

  it.each([0, -1, 1.5, 201])('refuses page size %d', async (limit) => {
    expect((await anna.send(boardCalls.casesListAll, { limit })).status).toBe(400);
    expect((await jo.send(caseCalls.townListActivity, { limit })).status).toBe(400);
  });
});

describe('board', () => {
  it("filters and counts by the staff member's relation to the cases", async () => {
    const csids = (await page(anna, BOARD, { limit: 200 })).data.map(csidOf);
    const [mine = '', held = '', closed = '', rejected = ''] = csids;
    for (const csid of [mine, held, closed, rejected]) await sendStep(anna, csid, 'handle');
    await sendStep(anna, held, 'hold');
    await sendStep(anna, closed, 'close', { outcome: 'solved' });
    await sendStep(anna, rejected, 'reject', { txt: 'Hors sujet' });
    const of = async (person: Person, filter: string) =>
      (await page(person, BOARD, { filter })).data.map(csidOf).sort();
    expect(await of(anna, 'new')).toEqual(csids.slice(4).sort());
    expect(await of(anna, 'mine')).toEqual([mine, held].sort());
    expect(await of(anna, 'held')).toEqual([held]);
    expect(await of(anna, 'all')).toEqual([mine, held, ...csids.slice(4)].sort());
    expect(await of(anna, 'closed')).toEqual([closed, rejected].sort());
    expect(await of(bruno, 'mine')).toEqual([]);
    const { counts } = await page(anna, BOARD, { limit: 1, counts: true });
    const unread = { new: 3, mine: 2, held: 1, all: 5, closed: 2 };
    expect(counts).toEqual({
      new: 3,
      mine: 2,
      held: 1,
      all: 5,
      closed: 2,
      waiting: 5,
      unread,
      dangers: 0,
      service: 0,
    });
    // A colleague's cases are not unread, on hold or closed.
    expect((await page(bruno, BOARD, { counts: true })).counts).toMatchObject({
      mine: 0,
      waiting: 3,
      unread: { new: 3, mine: 0, held: 0, all: 3, closed: 0 },
    });
    expect((await page(anna, BOARD, {})).counts).toBeUndefined();
    expect(await walk(anna, BOARD, { filter: 'all' })).toHaveLength(5);
  });
  it('pages unhandled dangers, oldest report first', async () => {
    const opened: string[] = [];
    for (let at = 0; at < 5; at += 1) opened.push(await openCase(jo));
    const [second, third, oldest, taken] = opened;
    const old = `created = case csid when $2 then timestamptz '2026-05-01' else created end`;
    await pool.query(`update cases set danger = true, ${old} where csid = any($1)`, [
      opened.slice(0, 4),
      oldest,
    ]);
    await sendStep(anna, taken ?? '', 'handle');
    expect(await walk(anna, BOARD, { filter: 'danger' })).toEqual([oldest, second, third]);
    await pool.query('delete from cases where csid = any($1)', [opened]);
  });
  it('searches without accents or case, by number and handler, within its customer', async () => {
    const csid = await openCase(jo);
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Le robinet goutte à côté' });
    const { caseNbr } = getFirst((await anna.call(townCalls.casesGetInfo, { csid })) ?? []);
    const search = async (words: string, person = anna) =>
      (await page(person, BOARD, { search: words })).data.map(csidOf);
    expect(await search('ROBINET cote')).toEqual([csid]);
    expect(await search('hall hygiène robinet')).toEqual([csid]);
    // Also in earlier messages.
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Merci de passer vite' });
    expect(await search('robinet vite')).toEqual([csid]);
    // Hyphens are optional on both sides.
    await jo.call(mobileCalls.sendTxt, { csid, id: createId(), txt: 'Le Wi-Fi aussi, à côté du microonde' });
    for (const typed of ['wifi', 'Wi-Fi', 'wi\u2011fi', 'micro-onde'])
      expect([typed, await search(typed)]).toEqual([typed, [csid]]);
    expect(await search(caseNbr.toLowerCase())).toEqual([csid]);
    for (const printed of [`n° ${caseNbr}`, `n°\u00a0${caseNbr}`, `Ref. ${caseNbr}`, `#${caseNbr}`])
      expect([printed, await search(printed)]).toEqual([printed, [csid]]);
    expect(await search('anna petit')).toHaveLength(4);
    expect(await search('robinet piscine')).toEqual([]);
    expect(await search('l’eau')).toEqual(await search("l'eau"));
    expect(await search("100% _ ' \\")).toEqual([]);
    expect(await search('  ')).toHaveLength(8);
    const olga = await signInStaff(services, 'olga@otherville.example');
    const there = await page(olga, callAddress(boardCalls.casesListAll, { cuid: 'otherville' }), {
      search: caseNbr,
      counts: true,
    });
    expect(there.data).toEqual([]);
    expect(there.counts).toMatchObject({ new: 0, all: 0, waiting: 0 });
  });
});

describe('discussion of 10,000 messages', () => {
  it('loads the newest fifty in one call and pages back without a gap', async () => {
    const csid = await openCase(jo);
    await pool.query(
      `insert into messages (csid, msg_id, id, staff, msg_txt) select $1, n, 'message-' || n, true, 'Bonjour' from generate_series(3, 10000) n`,
      [csid],
    );
    await pool.query('update cases set last_msg_id = 10000 where csid = $1', [csid]);
    for (const [person, path] of [
      [jo, callAddress(mobileCalls.fetchReq, TESTVILLE)],
      [anna, callAddress(townCalls.fetchReq, TESTVILLE)],
    ] as const) {
      const newest = await page(person, path, { csid, limit: 50 });
      expect(newest.data.map(numberOf)).toEqual(Array.from({ length: 50 }, (_, index) => 9951 + index));
      expect(newest.next).toBe(9951);
      const older = await page(person, path, { csid, limit: 50, before: newest.next });
      expect(older.data.map(numberOf)).toEqual(Array.from({ length: 50 }, (_, index) => 9901 + index));
      const oldest = await page(person, path, { csid, limit: 2, before: 3 });
      expect(oldest.data.map(numberOf)).toEqual([1, 2]);
      expect(oldest.next).toBeUndefined();
      for (const before of [1, -9_007_199_254_740_991])
        expect((await page(person, path, { csid, before })).data).toEqual([]);
      // Older pages request messages after a number.
      const after = await page(person, path, { csid, after: 9990 });
      expect([after.data.length, after.next]).toEqual([10, undefined]);
      const onwards = await page(person, path, { csid, after: 0 });
      expect([onwards.data.length, onwards.next]).toEqual([200, 200]);
    }
  });

  it.each([{ limit: 0 }, { limit: 201 }, { limit: 1.5 }, { after: 0.5 }, { before: 2.5 }])(
    'is refused with %j',
    async (asked) => {
      const csid = await openCase(jo);
      const { status, error } = await jo.send(mobileCalls.fetchReq, { csid, ...asked });
      expect([status, error?.path]).toEqual([400, `body.${Object.keys(asked)[0]}`]);
    },
  );
});
