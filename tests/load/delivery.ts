import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startMailServer } from '../../server/testing/mailServer.ts';
import type { Section } from '../bench/figures.ts';
import type { Databases } from './databases.ts';
import { startOurs } from './servers.ts';

/** Instances that share the rows. */
const INSTANCES = 2;
const PATIENCE_MS = 5 * 60_000;

const QUEUE = `
  insert into deliveries (id, about, state, recipient, message, until)
  select 'mail' || n, 'code', 'waiting', 'jo' || n || '@mail.example',
    json_build_object('subject', 'Mail ' || n, 'text', 'Words'), now() + interval '1 hour'
  from generate_series(1, $1::int) n`;
const LEFT = `select count(*)::int as left from deliveries where state = 'waiting'`;
const TRIES = `select sum(tries)::int as tries, count(*) filter (where state = 'sent')::int as sent from deliveries`;

/** Waits until nothing waits any more. @throws Error where that takes too long */
async function drained(client: pg.Client): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ left: number }>(LEFT);
    if (rows[0]?.left === 0) return;
    if (Date.now() > end) throw new Error(`${rows[0]?.left} mails still wait.`);
    await pause(100);
  }
}

/** So many mails wait, and two instances send them to one mail server: each of them once. */
export async function measureDelivery(databases: Databases, mails: number): Promise<Section> {
  const url = await databases.make('delivery', { cases: 20, messagesEach: 1, people: 10 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const mailServer = await startMailServer();
  const env = {
    PUBLIC_URL: 'https://parvis.example',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Parvis <no-reply@parvis.example>',
  };
  const servers = [];
  try {
    for (let n = 0; n < INSTANCES; n += 1) servers.push(await startOurs(url, env));
    const begun = performance.now();
    await client.query(QUEUE, [mails]);
    await drained(client);
    const seconds = (performance.now() - begun) / 1000;
    const once = new Set(mailServer.taken.map(({ messageId }) => messageId)).size;
    const { rows } = await client.query<{ tries: number; sent: number }>(TRIES);
    return {
      title: 'Delivery',
      about: `Mails that wait in the database, sent by ${INSTANCES} instances to one mail server on this machine. Seconds count from the moment they wait; an instance looks every five seconds.`,
      head: ['mails', 'sent', 'arrived', 'arrived twice', 'tries', 'seconds', 'a second'],
      rows: [
        [
          mails.toLocaleString('en'),
          rows[0]?.sent ?? 0,
          once,
          mailServer.taken.length - once,
          rows[0]?.tries ?? 0,
          seconds.toFixed(1),
          (mails / seconds).toFixed(0),
        ].map(String),
      ],
    };
  } finally {
    for (const server of servers) await server.stop();
    await mailServer.close();
    await client.end();
  }
}
