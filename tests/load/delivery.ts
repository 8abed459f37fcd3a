import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { enqueueWaiting } from '../../server/testing/enqueueWaiting.ts';
import { startMailServer } from '../../server/testing/mailServer.ts';
import { startSmsGateway } from '../../server/testing/smsGateway.ts';
import type { Section } from '../bench/figures.ts';
import type { Databases } from './databases.ts';
import { startOurs } from './servers.ts';

/** Instances that share the rows. */
const INSTANCES = 2;
const PATIENCE_MS = 5 * 60_000;

const KINDS = ['mail', 'sms'] as const;
type Kind = (typeof KINDS)[number];

/** What waits of each kind, so many of `$1`. */
const QUEUE: Readonly<Record<Kind, string>> = {
  mail: `insert into deliveries (id, kind, about, state, recipient, message, until)
    select 'mail' || n, 'mail', 'code', 'waiting', 'jo' || n || '@mail.example',
      json_build_object('subject', 'Mail ' || n, 'text', 'Words'), now() + interval '1 hour'
    from generate_series(1, $1::int) n`,
  sms: `insert into deliveries (id, kind, about, state, recipient, message, until)
    select 'sms' || n, 'sms', 'code', 'waiting', '336' || lpad(n::text, 8, '0'),
      json_build_object('text', 'Words'), now() + interval '1 hour'
    from generate_series(1, $1::int) n`,
};
const TOLD: Readonly<Record<Kind, string>> = { mail: 'mails', sms: 'SMS' };
const LEFT = `select count(*)::int as left from deliveries where state = 'waiting'`;
const TRIES = `select sum(tries)::int as tries, count(*) filter (where state = 'sent')::int as sent from deliveries where kind = $1`;

/** Waits until nothing waits any more. @throws Error where that takes too long */
async function drained(client: pg.Client): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ left: number }>(LEFT);
    if (rows[0]?.left === 0) return;
    if (Date.now() > end) throw new Error(`${rows[0]?.left} messages still wait.`);
    await pause(100);
  }
}

/** What came in at one receiver: how many different ones, and how many besides. */
interface Arrived {
  readonly once: number;
  readonly again: number;
}

/** So many of one kind wait, and are sent: a line of the table. */
async function lineOf(
  client: pg.Client,
  kind: Kind,
  many: number,
  arrived: () => Arrived,
): Promise<string[]> {
  const begun = performance.now();
  await client.query(QUEUE[kind], [many]);
  await enqueueWaiting(client);
  await drained(client);
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await client.query<{ tries: number; sent: number }>(TRIES, [kind]);
  const { once, again } = arrived();
  const name = `${many.toLocaleString('en')} ${TOLD[kind]}`;
  const [{ sent, tries } = { sent: 0, tries: 0 }] = rows;
  return [name, sent, once, again, tries, seconds.toFixed(1), (many / seconds).toFixed(0)].map(String);
}

/** So many messages of each kind wait, and two instances send them to one mail server and one gateway: each of them once. */
export async function measureDelivery(databases: Databases, many: number): Promise<Section> {
  const url = await databases.make('delivery', { cases: 20, messagesEach: 1, people: 10 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [mailServer, gateway] = [await startMailServer(), await startSmsGateway()];
  const template = join(tmpdir(), `parvis-gateway-${process.pid}.json`);
  writeFileSync(template, JSON.stringify(gateway.template));
  const env = {
    PUBLIC_URL: 'https://parvis.example',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Parvis <no-reply@parvis.example>',
    SMS_GATEWAY: template,
    SMS_CREDENTIALS: 'key=none',
  };
  const arrived: Readonly<Record<Kind, () => Arrived>> = {
    mail() {
      const once = new Set(mailServer.taken.map(({ messageId }) => messageId)).size;
      return { once, again: mailServer.taken.length - once };
    },
    sms: () => ({ once: gateway.taken.length, again: gateway.requests.length - gateway.taken.length }),
  };
  const servers = [];
  try {
    for (let n = 0; n < INSTANCES; n += 1) servers.push(await startOurs(url, env));
    const rows: string[][] = [];
    for (const kind of KINDS) rows.push(await lineOf(client, kind, many, arrived[kind]));
    return {
      title: 'Delivery',
      about: `Messages that wait in the database, sent by ${INSTANCES} instances to one mail server and one SMS gateway on this machine, mails first. Seconds count from the moment they wait.`,
      head: ['messages', 'sent', 'arrived', 'arrived twice', 'tries', 'seconds', 'a second'],
      rows,
    };
  } finally {
    for (const server of servers) await server.stop();
    await mailServer.close();
    await gateway.close();
    await client.end();
    rmSync(template, { force: true });
  }
}
