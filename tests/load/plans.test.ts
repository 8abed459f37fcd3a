import { randomUUID } from 'node:crypto';
import { callAddress } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { sessionCalls } from '@parvis/api/calls/session';
import { townCalls } from '@parvis/api/calls/town';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCustomers } from '../../server/customers/load/load.ts';
import { customerFolders } from '../../server/customers/read/readCustomer.ts';
import { presentCursor, readFeed, readNews } from '../../server/events/feed.ts';
import { NEXT_DUE } from '../../server/retention/cases.ts';
import { createTestDatabase } from '../../server/store/testing/testDatabase.ts';
import { type Statement, statementsOf } from '../../server/testing/statements.ts';
import { openTestServices } from '../../server/testing/testServices.ts';
import { busyCase, cookieOf, pairs, questionnaireIdIn, sendTo } from './calls.ts';
import type { Call } from './http.ts';
import { caseId, colleagueOf, ofColleague, reporterOf, seed } from './seed.ts';
import { customersFolder } from './servers.ts';

const amount = { cases: 40_000, messagesEach: 3, people: 400 };
const database = await createTestDatabase();
const services = await openTestServices(database.url);
await loadCustomers(services.store.db, customerFolders(customersFolder), () => undefined);
services.services.customers.forget();
await seed(database.url, amount);
// The customers are read anew every ten seconds, wherever that falls: a page of each table that is read with them.
await services.store.pool.query(`insert into former_cuids (former, cuid) values ('load-before', 'load')`);
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
const ofFew = (body: object): Call => ({ ...board(body), cookie: cookieOf(colleagueOf(amount)) });
const messages = (body: object): Call => ({
  path: callAddress(mobileCalls.fetchReq, town),
  cookie: reporter,
  body: { csid, ...body },
});
/** The first case of each state, of every twenty that the seed makes. */
const states = { open: 0, held: 1, handled: 2 } as const;
let taken = 0;
/** A step that a member of staff takes, each time in another case of that state. */
const ofStaff = (
  call: Parameters<typeof callAddress<'town'>>[0],
  state: keyof typeof states,
  more: object = {},
): Call => {
  taken += 1;
  return {
    path: callAddress(call, town),
    cookie: cookieOf(0),
    body: {
      csid: caseId(states[state] + 20 * taken),
      id: `a-step-that-a-member-of-staff-takes-${taken}`,
      ...more,
    },
  };
};
const steps = [
  ['taking a case', () => make(ofStaff(townCalls.casesHandling, 'open', { step: 'handle' }))],
  ['holding it', () => make(ofStaff(townCalls.casesHandling, 'handled', { step: 'hold' }))],
  ['going on with it', () => make(ofStaff(townCalls.casesHandling, 'held', { step: 'resume' }))],
  [
    'closing it',
    () => make(ofStaff(townCalls.casesHandling, 'handled', { step: 'close', outcome: 'solved' })),
  ],
  ['leaving it', () => make(ofStaff(townCalls.casesLeave, 'handled'))],
  ['joining it', () => make(ofStaff(townCalls.casesParticipate, 'open'))],
] as const;
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
  [
    'the filter mine, of who handles few cases',
    async () => {
      const { rslt } = JSON.parse(await make(ofFew({ filter: 'mine', counts: true })));
      expect([rslt.data.length, rslt.counts.mine]).toEqual([50, ofColleague(amount)]);
      expect(rslt.next).toBeDefined();
      return make(ofFew({ filter: 'mine', before: rslt.next }));
    },
  ],
  [
    'own cases',
    () => make({ path: callAddress(caseCalls.townListActivity, {}), cookie: reporter, body: {} }),
  ],
  ['the newest messages', () => make(messages({}))],
  ['older messages', () => make(messages({ before: 3 }))],
  ['new messages, seen', () => make(messages({ after: 1, read: 3 }))],
  [
    'what is unread, at a place',
    () => make({ path: callAddress(mobileCalls.statusActivity, town), cookie: reporter, body: {} }),
  ],
  [
    'messages that were read',
    () =>
      make({ path: callAddress(townCalls.fetchRead, town), cookie: cookieOf(0), body: { csid, msgId: 2 } }),
  ],
  [
    'a profile',
    () =>
      make({ path: callAddress(sessionCalls.userSts, {}), cookie: reporter, body: { newCookies: false } }),
  ],
  [
    'a scan',
    () => make({ path: callAddress(sessionCalls.qrScan, {}), cookie: reporter, body: { qrid: 'load-hall' } }),
  ],
  ...steps,
  [
    'a case whole',
    () => make({ path: callAddress(mobileCalls.discussInfo, town), cookie: reporter, body: { csid } }),
  ],
];

/** It reads until it has found enough, however far back that is. */
const search = ['a search of the board', () => make(board({ search: 'mairie pluie' }))] as const;

const TABLES = ['cases', 'feed', 'messages', 'participants', 'read_marks'];

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

/** What begins and ends a transaction reads nothing. */
const reads = ({ text }: Statement): boolean => !/^(?:begin|commit)/i.test(text);

/** What is filled into a statement that runs once more: an id is taken once. */
const valuesAgain = ({ values }: Statement): unknown[] =>
  values.map((value) =>
    typeof value === 'string' ? value.replace(/"id": ?"[^"]+"/g, () => `"id":"${randomUUID()}"`) : value,
  );

/** A value as it stands in a statement. */
const literal = (value: unknown): string =>
  value === null || value === undefined
    ? 'null'
    : Array.isArray(value)
      ? `array[${value.map(literal).join(', ')}]::text[]`
      : client.escapeLiteral(
          value instanceof Date
            ? value.toISOString()
            : typeof value === 'object'
              ? JSON.stringify(value)
              : String(value),
        );

/**
 * Runs a statement once more with the plan that it is given for good, or with one for its values. It is prepared: the plan of
 * a statement that comes with its values is made for them, whatever is set.
 */
async function rerun(statement: Statement, mode: string, explain = ''): Promise<pg.QueryResult> {
  await client.query(`set local plan_cache_mode = ${mode}`);
  await client.query(`prepare again as ${statement.text}`);
  try {
    const values = valuesAgain(statement).map(literal).join(', ');
    return await client.query(`${explain} execute again${values && `(${values})`}`);
  } finally {
    await client.query('deallocate again').catch(() => undefined);
  }
}

/** Pages that a statement may touch: some thirty for each line of the longest list. With an index read through it is thousands. */
const PAGES_MAX = 2_000;
/** Counts look at up to three hundred cases of each of five filters, and at the newest for what is unread. */
const PAGES_OF_COUNTS = 8_000;
/** Of each case that a member of staff takes part in, few as they are: five of the case and its index. */
const PAGES_OF_FEW = PAGES_MAX + 6 * ofColleague(amount);
const mostOf: Readonly<Record<string, number>> = {
  board_counts: PAGES_OF_COUNTS,
  board_mine_of_few: PAGES_OF_FEW,
};
const most = ({ name }: Statement): number => mostOf[name ?? ''] ?? PAGES_MAX;
const fewer = (max: number) =>
  expect.toSatisfy((pages: number) => pages > 0 && pages < max, `fewer than ${max} pages`);

/** How many pages a statement touches, with the plan that it is given for good or with one for its values. */
async function pagesOf(statement: Statement, mode: string): Promise<number> {
  await client.query('begin');
  try {
    const { rows } = await rerun(statement, mode, 'explain (analyze, buffers, format json)');
    const { Plan } = rows[0]['QUERY PLAN'][0];
    return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
  } finally {
    await client.query('rollback');
  }
}

describe('with many cases no table that grows with them is read from end to end', () => {
  it.each([...hot, search])('for %s', async (_, call) => {
    const statements = (await statementsOf(call)).filter(reads);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements)
      for (const mode of ['force_generic_plan', 'force_custom_plan']) {
        const { before, after } = await countedAround(() => rerun(statement, mode));
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

  it.each(hot)('and a few pages are enough for %s', async (_, call) => {
    for (const statement of (await statementsOf(call)).filter(reads))
      for (const mode of ['force_generic_plan', 'force_custom_plan'])
        expect([statement.name, mode, await pagesOf(statement, mode)]).toEqual([
          statement.name,
          mode,
          fewer(most(statement)),
        ]);
  });

  it.each([{ all: true }, { cuid: 'load' }, { crUid: 'person-1' }] as const)(
    'and for reading along, %j',
    async (scope) => {
      const asked: Statement[] = [];
      const noted = {
        query(statement: Statement) {
          asked.push(statement);
          return client.query({ text: statement.text, values: [...statement.values] });
        },
      } as unknown as pg.Pool;
      await readNews(noted, { tx: 0n, id: 0n }, 50);
      await readFeed(noted, { tx: 0n, id: 0n }, scope, 50);
      expect(asked).toHaveLength(2);
      for (const statement of asked)
        expect([statement.name, await pagesOf(statement, 'force_generic_plan')]).toEqual([
          statement.name,
          fewer(PAGES_MAX),
        ]);
    },
  );

  it('and the next few that are to be erased are found by looking at no more than these', async () => {
    await client.query('begin');
    try {
      // A whole day of cases is due at one moment.
      await client.query(`update cases set erase_on = '2020-01-01'`);
      const { rows } = await client.query(
        `explain (analyze, format json) ${NEXT_DUE.replace('$1', 'now()').replace('$2', '500')}`,
      );
      const read = (plan: { Plans?: never[]; 'Actual Rows': number }): number[] => [
        plan['Actual Rows'],
        ...(plan.Plans ?? []).flatMap(read),
      ];
      expect(Math.max(...read(rows[0]['QUERY PLAN'][0].Plan))).toBe(500);
    } finally {
      await client.query('rollback');
    }
  });

  it('which is noticed where it is done', async () => {
    const { before, after } = await countedAround(() => client.query('select max(rating) from cases'));
    expect(after).not.toEqual(before);
  });
});
