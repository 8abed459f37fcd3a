import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_HOURS } from '../../platform/config/hours.ts';
import { deliveries as rows } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { noSms, type SmsResult } from '../../platform/delivery/sms.ts';
import { createId } from '../../platform/lib/ids.ts';
import { advanceJobs, startSending } from '../../testing/advanceJobs.ts';
import { eventually } from '../../testing/eventually.ts';
import { startMailServer } from '../../testing/mailServer.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { enqueueMessage, type QueuedMessage } from './enqueueMessage.ts';

const server = await startMailServer();
const { url } = await createTestDatabase();
const told: string[] = [];
const log = { print: () => undefined, warn: (line: string) => void told.push(line) };
/** One of several server instances that share a database. */
const instance = () =>
  openTestServices(url, {
    log,
    config: { smtpUrl: server.url, mailFrom: 'Parvis <no-reply@parvis.example>', newsQuiet: NO_HOURS },
  });
const [first, second] = [await instance(), await instance()];
const { store, services } = first;

beforeEach(async () => {
  await store.pool.query('delete from deliveries');
  for (const list of [told, server.taken]) list.length = 0;
  server.answer = 'takes';
  services.config.newsQuiet = NO_HOURS;
  await store.pool.query('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  for (const one of [first, second]) await one.close();
  await server.close();
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function put(more: Partial<QueuedMessage & { kind: 'mail' }> = {}): Promise<string> {
  const id = createId();
  const message = { subject: `About ${id}`, text: 'Words' };
  const to = `${id}@mail.example`;
  const letter: QueuedMessage = {
    kind: 'mail',
    id,
    about: 'code',
    cuid: 'testville',
    to,
    message,
    until: inMinutes(10),
    shouldSend: true,
    ...more,
  };
  await store.db.transaction((tx) => enqueueMessage(services, tx, letter));
  return id;
}

const all = () => store.db.select().from(rows);
const states = async () => (await all()).map(({ state }) => state);
const subjects = () => server.taken.map(({ subject }) => subject);
/** Warnings about messages, without those about the mail server. */
const givenUp = () => told.filter((line) => /^(Mail|SMS) (refused|may|expired)/.test(line));
/** Starts quiet hours that last for hours. */
function beQuiet(): void {
  const hour = new Date().getHours();
  services.config.newsQuiet = { from: (hour + 12) % 24, until: (hour + 11) % 24 };
}
const later = (seconds: number) => advanceJobs(store.pool, seconds);
/** Seconds until the only job runs. */
const pause = async () =>
  Math.round(
    (
      await store.pool.query<{ s: number }>(
        `select extract(epoch from max(run_at) - now())::float8 as s from graphile_worker.jobs where task_identifier = 'mail'`,
      )
    ).rows[0]?.s ?? 0,
  );

describe('mail queue', () => {
  it('sends each mail once under its id, then deletes recipient and text', async () => {
    const id = await put();
    await Promise.all([first.jobs.runDue(), second.jobs.runDue()]);
    expect(subjects()).toEqual([`About ${id}`]);
    expect(server.taken[0]?.messageId).toBe(`<${id}@parvis.example>`);
    expect(await all()).toMatchObject([{ id, state: 'sent', recipient: null, message: null, tries: 1 }]);
  });

  it('enqueues a mail only if its transaction commits', async () => {
    const change = store.db.transaction(async (tx) => {
      const written = { kind: 'mail', to: 'jo@mail.example', message: { subject: 'x', text: 'x' } } as const;
      await enqueueMessage(services, tx, {
        ...written,
        id: createId(),
        about: 'code',
        until: inMinutes(10),
        shouldSend: true,
      });
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect(await all()).toEqual([]);
    const jobs = `select from graphile_worker.jobs where task_identifier = 'mail'`;
    expect((await store.pool.query(jobs)).rowCount).toBe(0);
  });
  it('retries a deferred mail with growing pauses', async () => {
    server.answer = 'busy';
    const id = await put();
    const pauses: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      await first.jobs.runDue();
      pauses.push(await pause());
      await later(pauses.at(-1) ?? 0);
    }
    expect(pauses).toEqual([5, 15, 30, 60, 120, 300, 900, 1800, 3600, 3600]);
    server.answer = 'takes';
    await first.jobs.runDue();
    expect(subjects()).toEqual([`About ${id}`]);
    expect(await all()).toMatchObject([{ tries: 11, untaken: 10 }]);
  });

  it('drops a rejected mail at once and warns without its address', async () => {
    server.answer = 'refuses';
    const id = await put();
    await first.jobs.runDue();
    expect(await all()).toMatchObject([{ id, state: 'refused', recipient: null, message: null }]);
    expect(givenUp()).toEqual(['Mail refused for good; not retried']);
  });

  it('does not resend a code when the connection breaks after the mail may have been accepted', async () => {
    const taken: string[] = [];
    for (const answer of ['dies', 'takesAndDies'] as const) {
      server.answer = answer;
      const id = await put();
      if (answer === 'takesAndDies') taken.push(`About ${id}`);
      await first.jobs.runDue();
      server.answer = 'takes';
      await later(3_600);
      await first.jobs.runDue();
      expect(subjects()).toEqual(taken);
    }
    expect(await states()).toEqual(['refused', 'refused']);
    expect(givenUp()).toEqual(
      Array(2).fill('Mail may have been sent; not retried, since a code is sent once'),
    );
  });

  it('resends news after such a failure with the same Message-ID', async () => {
    server.answer = 'takesAndDies';
    const id = await put({ about: 'news' });
    await first.jobs.runDue();
    expect(await states()).toEqual(['waiting']);
    server.answer = 'takes';
    await later(5);
    await first.jobs.runDue();
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${id}@parvis.example>`));
  });

  it('resends a code when the connection breaks before the mail can be accepted', async () => {
    server.answer = 'diesEarly';
    const id = await put();
    await first.jobs.runDue();
    expect(await states()).toEqual(['waiting']);
    server.answer = 'takes';
    await later(5);
    await first.jobs.runDue();
    expect(subjects()).toEqual([`About ${id}`]);
  });

  it('sends a mail once when a second server polls during a slow delivery', async () => {
    server.answer = 'waits';
    const id = await put();
    const trying = first.jobs.runDue();
    await eventually(() => expect(server.held).toBe(1));
    await second.jobs.runDue();
    server.goOn();
    await trying;
    expect(subjects()).toEqual([`About ${id}`]);
  });

  it('does not block other mails or SMS behind a hanging delivery', async () => {
    const server3 = await instance();
    let answer: (sent: SmsResult) => void = () => undefined;
    const send = () => new Promise<SmsResult>((resolve) => (answer = resolve));
    server3.services.sms = { ...noSms, send };
    const sending = startSending(server3);
    const written = { kind: 'sms', to: '33620000001', message: { text: 'x' } } as const;
    await store.db.transaction((tx) =>
      enqueueMessage({ ...services, sms: noSms }, tx, {
        ...{ ...written, id: 'hangs', about: 'code', until: inMinutes(10), shouldSend: true },
      }),
    );
    await eventually(async () => expect((await all())[0]?.tries).toBe(1));
    server.answer = 'waits';
    await put();
    await eventually(() => expect(server.held).toBe(1));
    server.answer = 'takes';
    const id = await put();
    await eventually(() => expect(subjects()).toEqual([`About ${id}`]));
    answer({ outcome: 'sent' });
    server.goOn();
    await eventually(async () => expect(await states()).toEqual(['sent', 'sent', 'sent']));
    await sending.stop();
    await server3.close();
  });

  it('runs at most ten mails at once, so that a hanging mail server leaves workers to SMS', async () => {
    const server3 = await instance();
    server.answer = 'waits';
    for (let n = 0; n < 30; n += 1) await put();
    const sending = startSending(server3);
    await eventually(() => expect(server.held).toBe(10));
    server3.services.sms = { ...noSms, send: async () => ({ outcome: 'sent' }) };
    const letter = { kind: 'sms', to: '33620000001', message: { text: 'x' }, about: 'code' } as const;
    await store.db.transaction((tx) =>
      enqueueMessage({ ...services, sms: noSms }, tx, {
        ...letter,
        id: 'sms',
        until: inMinutes(10),
        shouldSend: true,
      }),
    );
    await eventually(async () => expect(await states()).toContain('sent'));
    expect(server.held).toBe(10);
    server.goOn();
    await eventually(async () => expect(new Set(await states())).toEqual(new Set(['sent'])));
    expect(subjects()).toHaveLength(30);
    await sending.stop();
    await server3.close();
  });

  it('lets another server send the mail of a server that died', async () => {
    const id = await put();
    // State that a killed server leaves behind.
    await store.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now(), attempts = 1`,
    );
    await store.pool.query('update deliveries set tries = 1');
    const seen = `insert into job_workers values ('gone', '{killed}', now() - interval '30 seconds')`;
    await store.pool.query(seen);
    const server3 = await instance();
    const sending = startSending(server3);
    await eventually(async () =>
      expect((await store.pool.query('select from job_workers')).rowCount).toBe(2),
    );
    await first.jobs.runDue();
    expect(subjects()).toEqual([]);
    await sending.stop();
    await server3.close();
    await store.pool.query(`update job_workers set seen = now() - interval '36 seconds'`);
    const server4 = await instance();
    const other = startSending(server4);
    await eventually(() => expect(subjects()).toEqual([`About ${id}`]));
    await other.stop();
    await server4.close();
  });

  it('drops an expired mail', async () => {
    await put({ until: new Date(Date.now() - 1) });
    await put({ until: inMinutes(1) });
    await first.jobs.runDue();
    expect((await states()).sort()).toEqual(['late', 'sent']);
    expect(givenUp()).toEqual(['Mail expired before it could be sent; given up']);
  });

  it('replaces a waiting mail only by a newer one to the same address', async () => {
    const mail = (subject: string) => ({ to: 'jo@mail.example', message: { subject, text: 'x' } });
    server.answer = 'busy';
    await put(mail('older'));
    await put({ ...mail('of another'), to: 'al@mail.example' });
    await first.jobs.runDue();
    await put(mail('newer'));
    await put({ ...mail('nothing'), shouldSend: false });
    server.answer = 'takes';
    await later(5);
    await first.jobs.runDue();
    expect(subjects().sort()).toEqual(['newer', 'of another']);
    expect((await states()).sort()).toEqual(['none', 'replaced', 'sent', 'sent']);
    expect((await all()).filter((row) => row.message !== null || row.recipient !== null)).toEqual([]);
  });

  it.each([
    ['at its first try', 'takes', 0],
    ['at a later one', 'busy', 1],
  ] as const)(
    'holds news back in quiet hours %s and sends it in the morning, but sends codes',
    async (_, answer, tries) => {
      server.answer = answer;
      const news = await put({ about: 'news' });
      if (tries > 0) await first.jobs.runDue();
      beQuiet();
      server.answer = 'takes';
      await later(5);
      const code = await put();
      await first.jobs.runDue();
      expect(subjects()).toEqual([`About ${code}`]);
      services.config.newsQuiet = NO_HOURS;
      await later(24 * 3_600);
      await first.jobs.runDue();
      expect(subjects()).toEqual([`About ${code}`, `About ${news}`]);
    },
  );
  it('sends each of many mails once with two servers', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 30; n += 1) ids.push(await put());
    await Promise.all([first.jobs.runDue(), second.jobs.runDue()]);
    expect(subjects().sort()).toEqual(ids.map((id) => `About ${id}`).sort());
  });
});
