import pg from 'pg';
import { createId } from '../../server/platform/lib/ids.ts';
import { enqueueWaiting } from '../../server/testing/enqueueWaiting.ts';
import { startMailServer } from '../../server/testing/mailServer.ts';
import { startPushService } from '../../server/testing/pushService.ts';
import type { Outcome } from './scenario.ts';
import { newServer } from './server.ts';
import { until } from './wait.ts';

const MAILS = 20;
const PUSHES = 5;
/** Milliseconds until a killed process's jobs are retried. */
const TAKEN_AGAIN_MS = 60_000;

const KEY = `select value from settings where name = 'push key'`;
const WAITING = `select (select count(*) from deliveries where state = 'waiting')::int
  + (select count(*) from pushes where state = 'waiting')::int as left`;
const PUT_MAILS = `insert into deliveries (id, kind, about, state, recipient, message, until)
  select id, 'mail', 'staff', 'waiting', id || '@mail.example', json_build_object('subject', id, 'text', 'x'), now() + interval '1 hour'
  from unnest($1::text[]) id`;
const PERSON = 'insert into identities (cr_uid) values ($1)';
const SESSION = `insert into sessions (hash, cr_uid, expires) values ($1, $1, now() + interval '1 day')`;
const BROWSER = `insert into push_subscriptions (id, session, endpoint, p256dh, auth, public_key, origin)
  values ($1, $1, $2, $3, $4, $5, 'https://parvis.example')`;
const PUT_PUSH = `insert into pushes (id, subscription, type, staff, topic, urgency, until, message)
  values ($1, $1, 'trial', false, left($1, 22), 'high', now() + interval '1 hour', json_build_object('id', $1::text, 'type', 'trial',
    'crUid', $1::text, 'staff', false, 'title', 'x', 'body', 'x', 'language', 'fr-FR', 'url', '/', 'tag', $1::text, 'at', now(), 'ack', 'x'))`;

/** Kills one of two servers during mails and pushes; the other must send each within a minute. */
export async function playJobs(database: string, times: number): Promise<Outcome> {
  const [mails, pushed] = [await startMailServer(), await startPushService()];
  const env = { SMTP_URL: mails.url, PUSH_OWN_SERVICES: pushed.origin, PUBLIC_URL: 'https://parvis.example' };
  const servers = [await newServer({ database }, env), await newServer({ database }, env)];
  const client = new pg.Client({ connectionString: database });
  const [sent, wrong] = [new Set<string>(), [] as string[]];
  let [slowest, again] = [0, 0];
  try {
    for (const server of servers) await server.start();
    await client.connect();
    const publicKey = (await client.query<{ value: string }>(KEY)).rows[0]?.value ?? '';
    for (let time = 0; time < times; time += 1) {
      [mails.answer, pushed.answer] = ['waits', 'hangs'];
      const ids = Array.from({ length: MAILS }, createId);
      await client.query(PUT_MAILS, [ids]);
      for (let one = 0; one < PUSHES; one += 1) {
        const { id, given } = pushed.subscribe(publicKey);
        await client.query(PERSON, [id]);
        await client.query(SESSION, [id]);
        await client.query(BROWSER, [id, given.endpoint, given.keys.p256dh, given.keys.auth, publicKey]);
        await client.query(PUT_PUSH, [id]);
        ids.push(id);
      }
      for (const id of ids) sent.add(id);
      await enqueueWaiting(client);
      // A busy machine may retry a push while mails start.
      await until('All are on their way', () => mails.held >= MAILS && pushed.held >= PUSHES);
      await servers[time % 2]?.kill();
      const killed = performance.now();
      mails.goOn();
      pushed.goOn();
      await until('Nothing waits', async () => (await client.query(WAITING)).rows[0]?.left === 0);
      slowest = Math.max(slowest, performance.now() - killed);
      await servers[time % 2]?.start();
    }
    const arrived = [
      ...mails.taken.map(({ subject }) => subject ?? ''),
      ...pushed.taken.map(({ notification }) => notification.id),
    ];
    // Same id: mailboxes and devices show them once.
    again = arrived.length - new Set(arrived).size;
    const names = new Set(mails.taken.map(({ messageId }) => messageId));
    if (slowest > TAKEN_AGAIN_MS) wrong.push(`jobs were taken again after ${Math.round(slowest / 1_000)} s`);
    return {
      ...{ times, ends: servers.reduce((sum, { ends }) => sum + ends(), 0), messages: sent.size, reports: 0 },
      lost: [...sent].filter((id) => !arrived.includes(id)).length,
      doubled: names.size - times * MAILS,
      ...{
        holes: 0,
        unavailable: 0,
        offline: 0,
        wrong,
        slowest,
        seen: `${again} came again under their name`,
      },
    };
  } finally {
    for (const server of servers) await server.stop();
    await client.end();
    await mails.close();
    await pushed.close();
  }
}
