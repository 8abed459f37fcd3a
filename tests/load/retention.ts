import pg from 'pg';
import { eraseDue } from '../../server/modules/privacy/retention/eraseDue.ts';
import { connect } from '../../server/platform/db/database.ts';
import { median, percentile, type Section } from '../bench/figures.ts';
import type { Length } from './beside.ts';
import { sendTo } from './calls.ts';
import type { Databases } from './databases.ts';
import { press } from './http.ts';
import type { Amount } from './seed.ts';
import { startOurs } from './servers.ts';

const CONNECTIONS = 8;
const WARM_MS = 6_000;
const MESSAGES = 10;
/** Case, messages, reporter, handlers and read marks. */
const ROWS_OF_CASE = 1 + MESSAGES + 3;
/** Sixteen of twenty seeded cases are closed; open ones are written during erasure. */
const OVER = 16 / 20;

/** A database with this many due rows. */
const amountOf = (rows: number): Amount => {
  const cases = 20 * Math.ceil(rows / ROWS_OF_CASE / OVER / 20);
  return { cases, messagesEach: MESSAGES, people: 200 };
};

const IS_OVER = `substring(csid from 20)::int % 20 >= 4`;
const DUE = `update cases set erase_on = now() - interval '1 day' where ${IS_OVER}`;
/** From today: older ones would be erased and counted. */
const REST_NOT_DUE = `update cases set created = now(), erase_on = now() + interval '29 days' where not (${IS_OVER})`;
/** From today: a customer's retention also applies to open cases. */
const NOT_DUE = `update cases set created = now(), erase_on = now() + interval '29 days'`;

/** Naive SQL. */
const PLAIN = `
  create temporary table due as select csid from cases where erase_on <= now();
  analyze due;
  delete from messages using due where messages.csid = due.csid;
  delete from participants using due where participants.csid = due.csid;
  delete from read_marks using due where read_marks.csid = due.csid;
  delete from cases using due where cases.csid = due.csid;`;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const settle = (url: string): Promise<unknown> =>
  withClient(url, async (client) => {
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });

/**
 * The job alone.
 * @returns erased rows
 */
async function erase(url: string): Promise<number> {
  const store = connect(url);
  try {
    const erased = (await eraseDue(store.pool)) ?? {};
    return ['cases', 'messages', 'participants', 'read_marks'].reduce(
      (sum, table) => sum + (erased[table] ?? 0),
      0,
    );
  } finally {
    await store.close();
  }
}

interface Round {
  plain: number;
  ours: number;
  rows: number;
}

async function round(databases: Databases, due: string, at: number): Promise<Round> {
  const [plainUrl, oursUrl] = [
    await databases.copy(`${due}plain${at}`, due),
    await databases.copy(`${due}ours${at}`, due),
  ];
  let rows = 0;
  const plain = () => withClient(plainUrl, (client) => timed(() => client.query(`begin; ${PLAIN} commit`)));
  const ours = () =>
    timed(async () => {
      rows = await erase(oursUrl);
    });
  const first = at % 2 === 0 ? await plain() : await ours();
  const second = at % 2 === 0 ? await ours() : await plain();
  return at % 2 === 0 ? { plain: first, ours: second, rows } : { plain: second, ours: first, rows };
}

/** 99th percentile of 100 sends in ms, alone and during the job. */
async function beside(
  databases: Databases,
  due: string,
  amount: Amount,
  ms: number,
): Promise<[number, number]> {
  const url = await databases.copy(`${due}beside`, due);
  await withClient(url, (client) => client.query(NOT_DUE));
  await settle(url);
  const server = await startOurs(url);
  let n = 0;
  const sends = (length: number) =>
    press(server.port, CONNECTIONS, length, () => {
      n += 1;
      return sendTo(n, amount);
    });
  try {
    await sends(WARM_MS);
    const without = await sends(ms);
    await withClient(url, (client) => client.query(DUE));
    await settle(url);
    await sends(1_000);
    const during: number[] = [];
    let erasing = true;
    const job = erase(url).finally(() => {
      erasing = false;
    });
    while (erasing) during.push(...(await sends(500)).times);
    await job;
    return [percentile(without.times, 0.99), percentile(during, 0.99)];
  } finally {
    await server.stop();
  }
}

async function lineOf(databases: Databases, rows: number, { rounds, ms }: Length): Promise<string[]> {
  const amount = amountOf(rows);
  const name = `due${rows}`;
  const url = await databases.make(name, amount);
  await withClient(url, (client) => client.query(`${REST_NOT_DUE}; ${DUE}`));
  await settle(url);
  const found: Round[] = [];
  for (let at = 0; at < rounds; at += 1) found.push(await round(databases, name, at));
  const ratios = found.map(({ plain, ours }) => ours / plain);
  const [without, during] = await beside(databases, name, amount, ms);
  const line = [
    rows.toLocaleString('en'),
    String(found[0]?.rows ?? 0),
    median(found.map(({ plain }) => plain)).toFixed(0),
    median(found.map(({ ours }) => ours)).toFixed(0),
    median(ratios).toFixed(2),
    ratios.map((ratio) => ratio.toFixed(2)).join(' '),
    without.toFixed(1),
    during.toFixed(1),
    (during / without).toFixed(2),
  ];
  console.log(line.join(' | '));
  return line;
}

/** Against plain SQL, and under writes. */
export async function measureRetention(
  databases: Databases,
  amounts: readonly number[],
  length: Length,
): Promise<Section> {
  const rows: string[][] = [];
  for (const amount of amounts) rows.push(await lineOf(databases, amount, length));
  return {
    title: 'Retention',
    about: `Milliseconds until what is due is gone (cases, messages, participants, marks): plain SQL in one transaction, and the job of the server, which counts what stays, erases 500 cases at a time and looks at all other tables; each on a copy of the same database, in turn (median of ${length.rounds} rounds). p99: milliseconds of a send over ${CONNECTIONS} connections, alone and while the job runs.`,
    head: [
      'asked',
      'rows',
      'plain SQL',
      'Parvis',
      'ratio',
      'rounds',
      'p99 alone',
      'p99 beside the job',
      'p99 ratio',
    ],
    rows,
  };
}
