import type { BodyOf } from '@parvis/api/call';
import { type BoardWhere, boardCalls } from '@parvis/api/calls/board';
import { townCalls } from '@parvis/api/calls/town';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const anna = await signInStaff(services);
const bruno = await signInStaff(services, 'bruno@testville.example');

type Asked = BodyOf<(typeof boardCalls)['casesListAll']>;

const csids: Record<string, string> = {};
const nameOf = (csid: string) => Object.keys(csids).find((name) => csids[name] === csid) ?? csid;
const list = async (body: Asked, person: Person = anna) =>
  (await person.call(boardCalls.casesListAll, body)).map(({ csid }) => nameOf(csid));

/** Sets what time would have made of a case. */
const age = (name: string, created: string, lastAt: string, waiting: string | null) =>
  pool.query('update cases set created = $2, last_at = $3, waiting_since = $4 where csid = $1', [
    csids[name],
    ...[created, lastAt, waiting],
  ]);

const [day1, day2, day3, day4] = ['01', '02', '03', '04'].map((day) => `2026-11-${day}T08:00:00.000Z`) as [
  string,
  string,
  string,
  string,
];

beforeAll(async () => {
  const jo = await createContributor(services);
  for (const name of ['lamp', 'bin', 'door', 'tree']) csids[name] = await openCase(jo);
  await sendStep(bruno, csids.door ?? '', 'handle');
  await sendStep(bruno, csids.tree ?? '', 'handle');
  await age('lamp', day1, day3, day3);
  await age('bin', day2, day4, day2);
  await age('door', day3, day1, null);
  await age('tree', day4, day2, day1);
  await pool.query(`update cases set ccat_code = 'other', danger = true where csid = $1`, [csids.bin]);
  await pool.query(`update cases set place_code = 'yard' where csid = $1`, [csids.tree]);
});

describe('sorting', () => {
  it.each([
    ['waiting', ['tree', 'bin', 'lamp', 'door']],
    ['newest', ['bin', 'lamp', 'tree', 'door']],
    ['oldest', ['lamp', 'bin', 'door', 'tree']],
  ] as const)('%s, whole and page by page', async (sort, expected) => {
    expect(await list({ filter: 'all', sort })).toEqual(expected);
    const paged: string[] = [];
    let before: string | undefined;
    do {
      const { data, beside } = await anna.send(boardCalls.casesListAll, {
        ...{ filter: 'all' as const, sort, limit: 1 },
        ...(before !== undefined && { before }),
      });
      paged.push(nameOf(getFirst(data ?? []).csid));
      before = beside?.next;
    } while (before !== undefined);
    expect(paged).toEqual(expected);
  });

  it('of new cases is the longest wait first, of others the newest activity', async () => {
    expect(await list({ filter: 'new' })).toEqual(['bin', 'lamp']);
    expect(await list({ filter: 'mine' }, bruno)).toEqual(['tree', 'door']);
  });
});

describe('conditions', () => {
  it.each<[string, BoardWhere, string[]]>([
    ['a category', { ccatCodes: ['other'] }, ['bin']],
    ['two categories', { ccatCodes: ['other', 'toilets'] }, ['bin', 'lamp', 'tree', 'door']],
    ['a place', { placeCodes: ['yard'] }, ['tree']],
    ['a danger', { danger: true }, ['bin']],
    ['a category that is gone', { ccatCodes: ['gone'] }, []],
    ['an age that none has', { minDays: 365 }, []],
    ['all of them at once', { ccatCodes: ['other'], danger: true, placeCodes: ['yard'] }, []],
  ])('%s', async (_, where, expected) => {
    const { data, beside } = await anna.send(boardCalls.casesListAll, { filter: 'all', where });
    expect(data?.map(({ csid }) => nameOf(csid))).toEqual(expected);
    expect(beside?.total).toBe(expected.length);
  });

  it('a handler', async () => {
    const { participants } = getFirst(await anna.call(townCalls.casesGetInfo, { csid: csids.door ?? '' }));
    const crUid = participants.find(({ staff }) => staff)?.crUid ?? '';
    expect(await list({ filter: 'all', where: { crUids: [crUid] } })).toEqual(['tree', 'door']);
  });

  it('unread ones of the reader', async () => {
    expect(await list({ filter: 'all', where: { unread: true } })).toEqual(['bin', 'lamp']);
  });

  it('an age in days of the report', async () => {
    await pool.query(`update cases set created = now() - interval '3 days 1 minute' where csid = $1`, [
      csids.lamp,
    ]);
    await pool.query(
      `update cases set created = now() - interval '2 days 23 hours' where csid = any($1::text[])`,
      [[csids.bin, csids.door, csids.tree]],
    );
    expect(await list({ filter: 'all', where: { minDays: 3 } })).toEqual(['lamp']);
  });

  it('beside the words of a search, in the order asked for', async () => {
    expect(await list({ filter: 'all', search: 'porte', sort: 'waiting' })).toEqual(
      await list({ filter: 'all', sort: 'waiting' }),
    );
    expect(await list({ search: 'porte', where: { danger: true } })).toEqual(['bin']);
    expect(await list({ filter: 'closed', search: 'porte' })).toEqual([]);
  });

  it('refuses none of a list and more than fifty', async () => {
    for (const ccatCodes of [[], Array.from({ length: 51 }, () => 'other')]) {
      const refused = await anna.send(boardCalls.casesListAll, { where: { ccatCodes } });
      expect(refused.error).toMatchObject({ code: 'badRequest', path: 'body.where.ccatCodes' });
    }
  });
});

it('the day counts waiting and finished cases', async () => {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  await anna.call(townCalls.sendTxt, { csid, id: 'answer-of-the-day-0001', txt: 'Nous venons' });
  const day = getFirst(await anna.call(boardCalls.casesDay));
  expect(day).toMatchObject({ new: 2, waiting: 3, answered: 1, reopened: 0, answerMinutes: 0 });
  expect(day.longest).toMatchObject({ csid: csids.tree, waitingSince: day1 });
});

it('names the person who blocked, though they take no part in the case', async () => {
  const jo = await createContributor(services);
  const csid = await openCase(jo);
  const [{ reporter } = {}] = (await pool.query('select reporter from cases where csid = $1', [csid])).rows;
  await bruno.call(townCalls.usersBlock, { csid, id: createId(), crUid: reporter, reason: ['otherReason'] });
  const row = (await anna.call(boardCalls.casesListAll, { filter: 'all' })).find((one) => one.csid === csid);
  expect(row?.last).toMatchObject({ kind: 'block', name: 'Bruno Roux' });
});
