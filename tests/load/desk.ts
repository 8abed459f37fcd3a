import { randomBytes } from 'node:crypto';
import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { boardCalls, boardFilterSchema } from '@parvis/api/calls/board';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { BOARD_PAGE } from '@parvis/api/constants';
import { ms as inMs, median, percentile, type Section } from '../bench/figures.ts';
import { BESIDE_HEAD, CONNECTIONS, type Length, measurePair } from './beside.ts';
import { measureBulk } from './bulk.ts';
import { cookieOf } from './calls.ts';
import type { Databases } from './databases.ts';
import { measureDelivery } from './delivery.ts';
import { AGENTS, DESK_PEOPLE, deskCaseId, deskReporter, seedDesk } from './deskSeed.ts';
import { type Call, Connection } from './http.ts';
import { measurePresence } from './presence.ts';
import { type Server, startBare, startOurs } from './servers.ts';

const SIZES = {
  few: { cases: 100, handlers: 4 },
  many: { cases: 100_000, handlers: AGENTS },
} as const;
type Size = keyof typeof SIZES;
const sizes = Object.keys(SIZES) as Size[];
type BySize<T> = Readonly<Record<Size, T>>;

const CUSTOMER = { cuid: 'desk' };
const AGENT = cookieOf(1);
/** Per call, ms. */
const WARM_MS = 750;
const EVENTS = 60;

/** Half of the cases. */
const MIDDLE = `${new Date(Date.now() - 10 * 86_400_000).toISOString()}_`;

type ListBody = Readonly<Record<string, unknown>>;

/** When a view opens (`app/lib/api/boardQuery.ts`): a report row each. */
export const deskViews: Readonly<Record<string, ListBody>> = {
  ...Object.fromEntries(boardFilterSchema.options.map((filter) => [filter, { filter, counts: true }])),
  'all, longest wait first': { filter: 'all', sort: 'waiting', counts: true },
  'all, oldest first': { filter: 'all', sort: 'oldest', counts: true },
  'mine, longest wait first': { filter: 'mine', sort: 'waiting', counts: true },
  'closed, oldest first': { filter: 'closed', sort: 'oldest', counts: true },
  'all, of a category': { filter: 'all', where: { ccatCodes: ['lamp'] } },
  'all, of a place': { filter: 'all', where: { placeCodes: ['place-3'] } },
  'all, of a service': { filter: 'all', where: { gcatCodes: ['facilities'] } },
  'all, of a handler': { filter: 'all', where: { crUids: ['person-2'] } },
  'all, in danger': { filter: 'all', where: { danger: true } },
  'all, a week old': { filter: 'all', where: { minDays: 7 } },
  'all, unread': { filter: 'all', where: { unread: true } },
  'all, of a category and a place, a week old': {
    filter: 'all',
    where: { ccatCodes: ['lamp', 'road', 'tree'], placeCodes: ['place-3', 'place-4', 'place-5'], minDays: 7 },
  },
  'closed, of a category': { filter: 'closed', where: { ccatCodes: ['lamp'] } },
  'all, a later page': { filter: 'all', sort: 'newest', before: MIDDLE },
  'closed, a later page': { filter: 'closed', sort: 'newest', before: MIDDLE },
  counts: { limit: 1, counts: true },
};
/** `casesDay`. */
export const DESK_DAY = 'the day';

/** By frequency: all, many, some, few, one, none. */
export const deskSearches: Readonly<Record<string, ListBody>> = Object.fromEntries(
  ['depuis', 'banc', 'lampadaire cassé', 'anne', 'ba', 'hydrocarbure', 'D50', 'zanzibar'].map((search) => [
    `search: ${search}`,
    { search, counts: true },
  ]),
);

const listCall = (body: ListBody): Call => ({
  path: callAddress(boardCalls.casesListAll, CUSTOMER),
  cookie: AGENT,
  body: { limit: BOARD_PAGE, ...body },
});

interface Desk {
  readonly server: Server;
  readonly connection: Connection;
}

const dayCall: Call = {
  path: callAddress(boardCalls.casesDay, CUSTOMER),
  method: 'GET',
  cookie: AGENT,
};

const countRows = async ({ connection }: Desk, call: Call): Promise<number> =>
  JSON.parse(await connection.call(call)).rslt.data.length;

/** Both desks, in turn. */
async function measureInTurn(desks: BySize<Desk>, call: Call, ms: number): Promise<BySize<number[]>> {
  const times: BySize<number[]> = { few: [], many: [] };
  const end = performance.now() + ms;
  while (performance.now() < end)
    for (const size of sizes) {
      const begun = performance.now();
      await desks[size].connection.call(call);
      times[size].push(performance.now() - begun);
    }
  return times;
}

async function measureCall(name: string, desks: BySize<Desk>, call: Call, length: Length): Promise<string[]> {
  const row = [name, ...(await describeCall(desks, call, length).catch(describeFailure))];
  console.log(row.join(' | '));
  return row;
}

/** Also a report row. */
const describeFailure = (error: unknown): string[] => {
  console.log(String(error));
  return ['failed', '–', '–', '–', '–', '–'];
};

async function describeCall(desks: BySize<Desk>, call: Call, { rounds, ms }: Length): Promise<string[]> {
  const lengths = await Promise.all(sizes.map((size) => countRows(desks[size], call)));
  await measureInTurn(desks, call, WARM_MS);
  const found: BySize<number[]>[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await measureInTurn(desks, call, ms));
  const all = found.flatMap(({ many }) => many);
  return [
    [...new Set(lengths)].join(' / '),
    inMs(median(found.map(({ few }) => median(few)))),
    inMs(percentile(all, 0.5)),
    inMs(percentile(all, 0.95)),
    inMs(percentile(all, 0.99)),
    median(found.map(({ few, many }) => median(many) / median(few))).toFixed(2),
  ];
}

const CALL_HEAD = ['call', 'rows', 'few', 'many', 'p95', 'p99', 'ratio'];
const ABOUT = sizes.map((size) => SIZES[size].cases.toLocaleString('en')).join(' cases and with ');

async function measureViews(desks: BySize<Desk>, length: Length): Promise<Section> {
  const rows: string[][] = [];
  for (const [name, body] of Object.entries(deskViews)) {
    // Equal pages.
    const limit = body.limit ?? Math.min(BOARD_PAGE, Math.max(1, await countRows(desks.few, listCall(body))));
    rows.push(await measureCall(name, desks, listCall({ ...body, limit }), length));
  }
  rows.push(await measureCall(DESK_DAY, desks, dayCall, length));
  return {
    title: 'Desk',
    about: `Milliseconds of a view of the board with ${ABOUT} cases, of an agent, as the page asks it: median of calls made in turn; p95 and p99 of the many. Both answer as many rows as the smaller desk has, ${BOARD_PAGE} at most; ${length.rounds} rounds.`,
    head: CALL_HEAD,
    rows,
  };
}

async function measureSearches(desks: BySize<Desk>, length: Length): Promise<Section> {
  const rows: string[][] = [];
  for (const [name, body] of Object.entries(deskSearches))
    rows.push(await measureCall(name, desks, listCall(body), length));
  return {
    title: 'Search of the desk',
    about: `Milliseconds of a search with ${ABOUT} cases, each with four messages; rows found with few / many.`,
    head: CALL_HEAD,
    rows,
  };
}

async function measureBare(
  ours: Server,
  url: string,
  databaseWork: () => number | undefined,
  length: Length,
): Promise<Section> {
  const bare = await startBare(url);
  try {
    const pair = {
      ours: () => listCall({ filter: 'all', counts: true }),
      bare: () => ({ path: '/board', body: CUSTOMER }),
    };
    return {
      title: 'Desk beside a bare server',
      about: `Requests a second over ${CONNECTIONS} connections with ${SIZES.many.cases.toLocaleString('en')} cases: ours with handlers, unread, rights and counts, the bare one (\`tests/load/bare.mjs\`) the same rows of the same table.`,
      head: BESIDE_HEAD,
      rows: [await measurePair('board', pair, [ours, bare, databaseWork], length)],
    };
  } finally {
    await bare.stop();
  }
}

/** All agents have the board open. */
async function measureEvents({ server, connection }: Desk): Promise<Section> {
  const { data } = JSON.parse(await connection.call(listCall({ filter: 'new', limit: EVENTS }))).rslt;
  const indexes = data.map(({ csid }: { csid: string }) => Number(csid.split('-').at(-1)));
  const audience = {
    path: fill(addresses.staffLive.template, CUSTOMER),
    people: Array.from({ length: AGENTS }, (_, n) => n + 1),
  };
  const found = await measureDelivery(server, audience, EVENTS, (n) => ({
    path: callAddress(mobileCalls.sendTxt, CUSTOMER),
    cookie: cookieOf(deskReporter(indexes[n])),
    body: { csid: deskCaseId(indexes[n]), id: randomBytes(16).toString('base64url'), txt: 'Toujours là.' },
  }));
  const row = [
    'message',
    inMs(percentile(found.times, 0.5)),
    inMs(percentile(found.times, 0.99)),
    inMs(percentile(found.answered, 0.99)),
    `${found.times.length} of ${found.expected}`,
  ];
  console.log(row.join(' | '));
  return {
    title: 'Events of the desk',
    about: `Milliseconds from the request until the event is with each of ${AGENTS} agents who have the board open: ${EVENTS} messages one after the other; then each of them has a case open and tells it every ten seconds.`,
    head: ['event', 'p50', 'p99', 'p99 of the answer', 'delivered'],
    rows: [row, await measurePresence(server, CUSTOMER)],
  };
}

/** Few and many cases. */
export async function measureDesk(databases: Databases, length: Length): Promise<Section[]> {
  const urls: string[] = [];
  for (const size of sizes) {
    const url = await databases.make(`desk-${size}`, { cases: 1, messagesEach: 1, people: DESK_PEOPLE });
    await seedDesk(url, SIZES[size]);
    urls.push(url);
  }
  const open: Desk[] = [];
  try {
    for (const url of urls) {
      const server = await startOurs(url);
      open.push({ server, connection: new Connection(server.port) });
    }
    const [few, many] = open;
    const [, url] = urls;
    if (!few || !many || url === undefined) throw new Error('Two desks are measured.');
    const sections = [
      await measureViews({ few, many }, length),
      await measureSearches({ few, many }, length),
    ];
    sections.push(await measureBare(many.server, url, databases.work, { ...length, ms: length.ms * 3 }));
    sections.push(await measureBulk({ connection: many.connection, customer: CUSTOMER, cookie: AGENT }));
    sections.push(await measureEvents(many));
    return sections;
  } finally {
    for (const { server, connection } of open) {
      connection.end();
      await server.stop();
    }
  }
}
