import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { enqueueWaiting } from '../../server/testing/enqueueWaiting.ts';
import { type PushService, startPushService } from '../../server/testing/pushService.ts';
import type { Section } from '../bench/figures.ts';
import type { Databases } from './databases.ts';
import { startOurs } from './servers.ts';

/** How long is waited for all that waits. */
const PATIENCE_MS = 5 * 60_000;
/** How many servers share what waits, one line of the table each. */
const INSTANCES = [1, 2] as const;

const KEY = `select value from settings where name = 'push key' and value <> ''`;
const SESSIONS = `insert into sessions (hash, expires) select unnest($1::text[]), now() + interval '1 day'`;
const SUBSCRIPTIONS = `
  insert into push_subscriptions (id, session, endpoint, p256dh, auth, public_key, origin)
  select id, id, endpoint, p256dh, auth, $5, 'https://parvis.example'
  from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as s (id, endpoint, p256dh, auth)`;
/** One for each, of the length of usual ones. */
const PUSHES = `
  insert into pushes (id, subscription, type, staff, topic, urgency, until, message)
  select 'push-' || id, id, 'trial', false, left(id, 22), 'high', now() + interval '1 hour', json_build_object(
    'id', 'push-' || id, 'type', 'trial', 'crUid', id, 'staff', false, 'title', 'Mairie', 'body', repeat('Bonjour. ', 10),
    'language', 'fr-FR', 'url', '/m/case/load/' || id, 'tag', id, 'at', now(), 'ack', id)
  from push_subscriptions`;
const LEFT = `select count(*)::int as left from pushes where state = 'waiting'`;
const SENT = `select count(*) filter (where state = 'sent')::int as sent, sum(tries)::int as tries from pushes`;

/** Subscribes so many browsers. */
async function subscribe(client: pg.Client, service: PushService, many: number): Promise<void> {
  const { rows } = await client.query<{ value: string }>(KEY);
  const key = rows[0]?.value ?? '';
  const browsers = Array.from({ length: many }, () => service.subscribe(key));
  const given = browsers.map((browser) => browser.given);
  await client.query(SESSIONS, [browsers.map(({ id }) => id)]);
  await client.query(SUBSCRIPTIONS, [
    browsers.map(({ id }) => id),
    given.map(({ endpoint }) => endpoint),
    given.map(({ keys }) => keys.p256dh),
    given.map(({ keys }) => keys.auth),
    key,
  ]);
}

/** Waits until nothing waits any more. @throws Error where that takes too long */
async function drained(client: pg.Client): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ left: number }>(LEFT);
    if (rows[0]?.left === 0) return;
    if (Date.now() > end) throw new Error(`${rows[0]?.left} pushes still wait.`);
    await pause(100);
  }
}

/** So many servers send to so many browsers: a line of the table. */
async function lineOf(databases: Databases, instances: number, many: number): Promise<string[]> {
  const url = await databases.make(`push${instances}`, { cases: 20, messagesEach: 1, people: 10 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const service = await startPushService();
  const servers = [];
  try {
    const env = { PUSH_OWN_SERVICES: service.origin };
    for (let n = 0; n < instances; n += 1) servers.push(await startOurs(url, env));
    await subscribe(client, service, many);
    const begun = performance.now();
    await client.query(PUSHES);
    await enqueueWaiting(client);
    await drained(client);
    const seconds = (performance.now() - begun) / 1_000;
    const { rows } = await client.query<{ sent: number; tries: number }>(SENT);
    const [{ sent, tries } = { sent: 0, tries: 0 }] = rows;
    const arrived = new Set(service.taken.map(({ notification }) => notification.id)).size;
    const again = service.taken.length - arrived;
    const line = [
      `${many.toLocaleString('en')} browsers, ${instances === 1 ? 'one instance' : 'two instances'}`,
      ...[sent, arrived, again, service.complaints.length, tries].map(String),
      ...[seconds.toFixed(1), (many / seconds).toFixed(0)],
    ];
    console.log(line.join(' | '));
    return line;
  } finally {
    for (const server of servers) await server.stop();
    await service.close();
    await client.end();
  }
}

/** How long news take to so many browsers, from one server and from two. */
export async function measurePush(databases: Databases, many: number): Promise<Section> {
  const rows: string[][] = [];
  for (const instances of INSTANCES) rows.push(await lineOf(databases, instances, many));
  return {
    title: 'Push',
    about:
      'Notifications that wait in the database, one for each browser, sent to one push service on this machine, which looks at each signature (VAPID) and decrypts each message (RFC 8291): that takes about as long as encrypting it. Seconds count from the moment they wait.',
    head: ['pushes', 'sent', 'arrived', 'arrived twice', 'not believed', 'tries', 'seconds', 'a second'],
    rows,
  };
}
