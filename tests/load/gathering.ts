import { randomBytes } from 'node:crypto';
import { addresses } from '@parvis/api/addresses';
import { callAddress } from '@parvis/api/call';
import { mobileGatheringCalls } from '@parvis/api/calls/gatherings';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { CONVERSATION_PAGE, MESSAGE_PAGE } from '@parvis/api/constants';
import pg from 'pg';
import { ms as inMs, median, percentile, type Section } from '../bench/figures.ts';
import type { Length } from './beside.ts';
import { cookieOf } from './calls.ts';
import { type Audience, measureDelivery, measureMemory } from './delivery.ts';
import { type Call, Connection } from './http.ts';
import { type Server, startOurs } from './servers.ts';

const PEOPLE = 500;
const SIZES = { few: 100, many: 10_000 } as const;
type Size = keyof typeof SIZES;
const CUSTOMER = { cuid: 'load' };
/** ms. */
const WARM_MS = 5_000;
const MESSAGES = 60;
/** Session limit. */
const STREAMS_EACH = 8;

const seedStatements = (size: Size): readonly string[] => [
  `insert into cases (csid, cuid, nbr, kind, state, place_lbl, ccat_code, ccat_path, ccat_lbls, language, simulation, erase_on, last_msg_id, last_at)
   values ('gthr-${size}', 'load', 'G-${size}', 'gathering', 'handled', '{"fr":"Hall"}', '', '', '[{"fr":"Fête"}]', 'fr-FR', false,
     now() + interval '30 days', ${SIZES[size]}, now())`,
  `insert into gatherings (csid, cuid, title, access, made_by_staff, made_name) values ('gthr-${size}', 'load', '{"fr":"Fête"}', 'customer', true, 'Anna')`,
  `insert into participants (csid, cr_uid, staff, joined_as, name, gcat_code)
   select 'gthr-${size}', 'person-' || n, false, 'q_follower', 'Personne ' || n, 'users' from generate_series(1, ${PEOPLE}) n`,
  `insert into read_marks (csid, cr_uid, staff, msg_id)
   select csid, cr_uid, false, ${SIZES[size]} - length(cr_uid) from participants where csid = 'gthr-${size}'`,
  `insert into messages (csid, msg_id, id, cr_uid, staff, msg_txt, at)
   select 'gthr-${size}', n, 'gathered-message-' || n, 'person-' || (1 + n % ${PEOPLE}), false, 'Encore un mot sur la fête, le ' || n, now() - (${SIZES[size]} - n) * interval '1 second'
   from generate_series(1, ${SIZES[size]}) n`,
];

async function seedGatherings(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const size of Object.keys(SIZES) as Size[])
    for (const statement of seedStatements(size)) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
}

/** On opening. */
const opening = (size: Size, person: number): readonly Call[] => {
  const csid = `gthr-${size}`;
  const as = { cookie: cookieOf(person) };
  return [
    { ...as, path: callAddress(mobileGatheringCalls.gatheringsInfo, CUSTOMER), body: { gthrId: csid } },
    { ...as, path: callAddress(mobileCalls.discussInfo, CUSTOMER), body: { csid } },
    {
      ...as,
      path: callAddress(mobileCalls.fetchReq, CUSTOMER),
      body: { csid, limit: CONVERSATION_PAGE },
    },
  ];
};

/** Few and many messages, in turn. */
async function measureOpening(server: Server, { rounds, ms }: Length): Promise<string[]> {
  const connection = new Connection(server.port);
  let person = 1;
  const measure = async (length: number): Promise<Readonly<Record<Size, number>>> => {
    const times: Record<Size, number[]> = { few: [], many: [] };
    const end = performance.now() + length;
    while (performance.now() < end) {
      person = (person % PEOPLE) + 1;
      for (const size of ['few', 'many'] as const) {
        const begun = performance.now();
        for (const call of opening(size, person)) await connection.call(call);
        times[size].push(performance.now() - begun);
      }
    }
    return { few: median(times.few), many: median(times.many) };
  };
  await measure(WARM_MS);
  const found: Readonly<Record<Size, number>>[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await measure(ms));
  connection.end();
  return [
    'open',
    inMs(median(found.map(({ few }) => few))),
    inMs(median(found.map(({ many }) => many))),
    median(found.map(({ few, many }) => many / few)).toFixed(2),
  ];
}

/** Sequentially, all listen; `fetch`: pages that then request the message. */
async function measureMessages(server: Server, name: string, fetch?: Audience['fetch']): Promise<string[]> {
  const people = Array.from({ length: PEOPLE }, (_, n) => n + 1);
  const audience = { path: addresses.contributorLive.template, people, ...(fetch && { fetch }) };
  const { times, expected, work } = await measureDelivery(server, audience, MESSAGES, (n) => ({
    path: callAddress(mobileCalls.sendTxt, CUSTOMER),
    cookie: cookieOf(1 + (n % PEOPLE)),
    body: { csid: 'gthr-many', id: randomBytes(16).toString('base64url'), txt: 'Un mot de plus' },
  }));
  const row = [
    name,
    inMs(percentile(times, 0.5)),
    inMs(percentile(times, 0.99)),
    `${times.length} of ${expected}`,
    inMs(work),
  ];
  console.log(row.join(' | '));
  return row;
}

/** Many streams each outweigh the server's other memory. */
async function measureStreamMemory(server: Server): Promise<string[]> {
  const people = Array.from({ length: PEOPLE * STREAMS_EACH }, (_, n) => 1 + (n % PEOPLE));
  const each = await measureMemory(server, { path: addresses.contributorLive.template, people });
  const row = [people.length.toLocaleString('en'), each === undefined ? 'not measured' : each.toFixed(1)];
  console.log(row.join(' | '));
  return row;
}

/** Like a member's page (`app/lib/api/caseQueries.ts`). */
const fetchAfter = (person: number, msgId: number): Call => ({
  path: callAddress(mobileCalls.fetchReq, CUSTOMER),
  cookie: cookieOf(person),
  body: { csid: 'gthr-many', after: msgId - 1, limit: MESSAGE_PAGE },
});

/** And a message to all. */
export async function measureGathering(url: string, length: Length): Promise<Section[]> {
  await seedGatherings(url);
  const server = await startOurs(url);
  try {
    const open = await measureOpening(server, length);
    console.log(open.join(' | '));
    const memory = await measureStreamMemory(server);
    const delivery = [
      await measureMessages(server, 'message to all'),
      await measureMessages(server, 'message on all screens', fetchAfter),
    ];
    const [few, many] = Object.values(SIZES).map((size) => size.toLocaleString('en'));
    return [
      {
        title: 'Gatherings',
        about: `Milliseconds of opening a gathering of ${PEOPLE} people with ${few} messages and one with ${many} (the gathering, its people, its last page): median of calls made in turn; ${length.rounds} rounds.`,
        head: ['call', 'few', 'many', 'ratio'],
        rows: [open],
      },
      {
        title: 'Messages to a gathering',
        about: `Milliseconds from the request until the event is with each of ${PEOPLE} people, and until the page of each has fetched the words; ${MESSAGES} messages one after the other, all screens open. Processor: milliseconds of the server’s for each message.`,
        head: ['what', 'p50', 'p99', 'delivered', 'processor'],
        rows: delivery,
      },
      {
        title: 'Streams of a gathering',
        about: `Memory of the server for each stream of the ${PEOPLE} people, ${STREAMS_EACH} of each.`,
        head: ['streams', 'kB each'],
        rows: [memory],
      },
    ];
  } finally {
    await server.stop();
  }
}
