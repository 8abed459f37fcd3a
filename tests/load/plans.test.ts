import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { townCalls } from '@parvis/api/calls/town';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCustomers } from '../../server/customers/load/load.ts';
import { customerFolders } from '../../server/customers/read/readCustomer.ts';
import { presentCursor, readFeed, readNews } from '../../server/events/feed.ts';
import { createTestDatabase } from '../../server/store/testing/testDatabase.ts';
import { type Statement, statementsOf } from '../../server/testing/statements.ts';
import { openTestServices } from '../../server/testing/testServices.ts';
import { busyCase, cookieOf, pairs, questionnaireIdIn, sendTo } from './calls.ts';
import type { Call } from './http.ts';
import { caseId, reporterOf, seed } from './seed.ts';
import { customersFolder } from './servers.ts';

const amount = { cases: 10_000, messagesEach: 3, people: 500 };
const database = await createTestDatabase();
const services = await openTestServices(database.url);
await loadCustomers(services.store.db, customerFolders(customersFolder), () => undefined);
services.services.customers.forget();
await seed(database.url, amount);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
afterAll(async () => {
  await client.end();
  await services.close();
  expect(services.failures).toEqual([]);
});

/** Makes a call, which must be understood. */
async function make({ path, cookie, body }: Call): Promise<string> {
  const answer = await services.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    payload: JSON.stringify(body),
  });
  expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([path, 200, '']);
  return answer.body;
}

const town = { cuid: 'load' };
const csid = caseId(busyCase(1, amount));
const reporter = cookieOf(reporterOf(busyCase(1, amount), amount));
const asked = { path: callAddress(mobileCalls.casesQuestion, town), cookie: reporter };
const id = questionnaireIdIn(await make({ ...asked, body: { ccatCode: 'anything' } }));
const { open } = pairs(amount, id);

const board = (body: object): Call => ({
  path: callAddress(townCalls.casesListAll, town),
  cookie: cookieOf(0),
  body,
});
const messages = (body: object): Call => ({
  path: callAddress(mobileCalls.fetchReq, town),
  cookie: reporter,
  body: { csid, ...body },
});
const before = `${new Date(Date.now() - 86_400_000).toISOString()}_${csid}`;

const hot: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a report', async () => open && (await make(open.ours(1)))],
  ['a message of a contributor', () => make(sendTo(1, amount))],
  [
    'a message of staff',
    () =>
      make({
        path: callAddress(townCalls.sendTxt, town),
        cookie: cookieOf(0),
        body: { csid, id: 'a-message-of-a-member-of-staff', txt: 'Bonjour' },
      }),
  ],
  ['the board', () => make(board({ counts: true }))],
  ['a further page of the board', () => make(board({ before }))],
  ...(['new', 'mine', 'held', 'all', 'closed'] as const).map(
    (filter) => [`the filter ${filter}`, () => make(board({ filter, before }))] as const,
  ),
  ['a search of the board', () => make(board({ search: 'mairie pluie' }))],
  [
    'own cases',
    () => make({ path: callAddress(caseCalls.townListActivity, {}), cookie: reporter, body: {} }),
  ],
  ['the newest messages', () => make(messages({}))],
  ['older messages', () => make(messages({ before: 3 }))],
  ['new messages, seen', () => make(messages({ after: 1, read: 3 }))],
  [
    'a case whole',
    () => make({ path: callAddress(mobileCalls.discussInfo, town), cookie: reporter, body: { csid } }),
  ],
];

const TABLES = ['cases', 'messages', 'feed'];

/** How often this connection has read each of the tables from end to end. */
async function wholeReads(): Promise<string[]> {
  const { rows } = await client.query<{ relname: string; seq_scan: string }>(
    'select relname, seq_scan from pg_stat_xact_user_tables where relname = any($1) order by relname',
    [TABLES],
  );
  return rows.map(({ relname, seq_scan }) => `${relname} ${seq_scan}`);
}

/** Runs `work` in a transaction that is undone, and says what was counted before and after it. */
async function countedAround(work: () => Promise<unknown>): Promise<{ before: string[]; after: string[] }> {
  await client.query('begin');
  try {
    const before = await wholeReads();
    await work();
    return { before, after: await wholeReads() };
  } finally {
    await client.query('rollback');
  }
}

/** Runs a statement once more with the plan that it is given for good, or with one for its values. */
const rerun =
  ({ text, values }: Statement, mode: string) =>
  async () => {
    await client.query(`set local plan_cache_mode = ${mode}`);
    await client.query({ text, values: [...values] });
  };

describe('with many cases no table of cases, messages or feed is read from end to end', () => {
  it.each(hot)('for %s', async (_, call) => {
    const statements = await statementsOf(call);
    expect(statements.length).toBeGreaterThan(1);
    for (const statement of statements)
      for (const mode of ['force_generic_plan', 'force_custom_plan']) {
        const { before, after } = await countedAround(rerun(statement, mode));
        expect([statement.name, mode, after]).toEqual([statement.name, mode, before]);
      }
  });

  it.each([{ all: true }, { cuid: 'load' }, { crUid: 'person-1' }] as const)(
    'for reading along, %j',
    async (scope) => {
      // The same connection asks in place of the pool, so that what it reads is counted.
      const pool = client as unknown as pg.Pool;
      const { before, after } = await countedAround(async () => {
        await readNews(pool, await presentCursor(pool), 500);
        await readFeed(pool, await presentCursor(pool), scope, 500);
      });
      expect(after).toEqual(before);
    },
  );

  it('which is noticed where it is done', async () => {
    const { before, after } = await countedAround(() => client.query('select max(rating) from cases'));
    expect(after).not.toEqual(before);
  });
});
