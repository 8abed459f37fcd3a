import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_HOURS } from '../../platform/config/hours.ts';
import { deliveries as rows } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { noSms, type SmsSent } from '../../platform/delivery/sms.ts';
import { newId } from '../../platform/lib/ids.ts';
import { advanceJobs, startSending } from '../../testing/advanceJobs.ts';
import { startMailServer } from '../../testing/mailServer.ts';
import { eventually } from '../../testing/patience.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { enqueue, type Letter } from './enqueue.ts';

const server = await startMailServer();
const { url } = await createTestDatabase();
const told: string[] = [];
const log = { print: () => undefined, warn: (line: string) => void told.push(line) };
/** One server of several on one database. */
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

async function put(more: Partial<Letter & { kind: 'mail' }> = {}): Promise<string> {
  const id = newId();
  const message = { subject: `About ${id}`, text: 'Words' };
  const to = `${id}@mail.example`;
  const letter: Letter = {
    kind: 'mail',
    id,
    about: 'code',
    cuid: 'testville',
    to,
    message,
    until: inMinutes(10),
    goes: true,
    ...more,
  };
  await store.db.transaction((tx) => enqueue(services, tx, letter));
  return id;
}

const all = () => store.db.select().from(rows);
const states = async () => (await all()).map(({ state }) => state);
const subjects = () => server.taken.map(({ subject }) => subject);
/** What the operator is told of messages, beside what the mail server said. */
const givenUp = () =>
  told.filter((line) => /^An? (mail|SMS) (was refused|may|could not be sent in)/.test(line));
/** It is an hour in which nobody is disturbed, and will be for hours. */
function beQuiet(): void {
  const hour = new Date().getHours();
  services.config.newsQuiet = { from: (hour + 12) % 24, until: (hour + 11) % 24 };
}
const later = (seconds: number) => advanceJobs(store.pool, seconds);
/** Seconds until the one job runs. */
const pause = async () =>
  Math.round(
    (
      await store.pool.query<{ s: number }>(
        `select extract(epoch from max(run_at) - now())::float8 as s from graphile_worker.jobs where task_identifier = 'mail'`,
      )
    ).rows[0]?.s ?? 0,
  );

describe('a message on its way', () => {
  it('arrives once, under its id, and nothing of it is kept but that it was sent', async () => {
    const id = await put();
    await Promise.all([first.jobs.runDue(), second.jobs.runDue()]);
    expect(subjects()).toEqual([`About ${id}`]);
    expect(server.taken[0]?.messageId).toBe(`<${id}@parvis.example>`);
    expect(await all()).toMatchObject([{ id, state: 'sent', recipient: null, message: null, tries: 1 }]);
  });

  it('goes with the change that it is part of, or not at all', async () => {
    const change = store.db.transaction(async (tx) => {
      const written = { kind: 'mail', to: 'jo@mail.example', message: { subject: 'x', text: 'x' } } as const;
      await enqueue(services, tx, {
        ...written,
        id: newId(),
        about: 'code',
        until: inMinutes(10),
        goes: true,
      });
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect(await all()).toEqual([]);
    const jobs = `select from graphile_worker.jobs where task_identifier = 'mail'`;
    expect((await store.pool.query(jobs)).rowCount).toBe(0);
  });
  it('that the server takes later is tried again, after pauses that grow', async () => {
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

  it('that is refused for good is given up at once, and the operator is told without an address', async () => {
    server.answer = 'refuses';
    const id = await put();
    await first.jobs.runDue();
    expect(await all()).toMatchObject([{ id, state: 'refused', recipient: null, message: null }]);
    expect(givenUp()).toEqual(['A mail was refused for good, and is not tried again.']);
  });

  it('with a code is not sent again where the mail server dies after the last word: it may have taken it', async () => {
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
      Array(2).fill('A mail may have been sent or not, and is not tried again: a code comes once.'),
    );
  });

  it('with news is sent again then, under the same name, by which it is known as the same', async () => {
    server.answer = 'takesAndDies';
    const id = await put({ about: 'news' });
    await first.jobs.runDue();
    expect(await states()).toEqual(['waiting']);
    server.answer = 'takes';
    await later(5);
    await first.jobs.runDue();
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${id}@parvis.example>`));
  });

  it('with a code is sent again where the mail server dies before the last word', async () => {
    server.answer = 'diesEarly';
    const id = await put();
    await first.jobs.runDue();
    expect(await states()).toEqual(['waiting']);
    server.answer = 'takes';
    await later(5);
    await first.jobs.runDue();
    expect(subjects()).toEqual([`About ${id}`]);
  });

  it('arrives once where the mail server takes its time and two look for it', async () => {
    server.answer = 'waits';
    const id = await put();
    const trying = first.jobs.runDue();
    await eventually(() => expect(server.held).toBe(1));
    await second.jobs.runDue();
    server.goOn();
    await trying;
    expect(subjects()).toEqual([`About ${id}`]);
  });

  it('waits for no other that hangs, of its own channel or of the other', async () => {
    const server3 = await instance();
    let answer: (sent: SmsSent) => void = () => undefined;
    const send = () => new Promise<SmsSent>((resolve) => (answer = resolve));
    server3.services.sms = { ...noSms, send };
    const sending = startSending(server3);
    const written = { kind: 'sms', to: '33620000001', message: { text: 'x' } } as const;
    await store.db.transaction((tx) =>
      enqueue({ ...services, sms: noSms }, tx, {
        ...{ ...written, id: 'hangs', about: 'code', until: inMinutes(10), goes: true },
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

  it('leaves the workers of a channel that hangs to no other: ten mails at most are on their way', async () => {
    const server3 = await instance();
    server.answer = 'waits';
    for (let n = 0; n < 30; n += 1) await put();
    const sending = startSending(server3);
    await eventually(() => expect(server.held).toBe(10));
    server3.services.sms = { ...noSms, send: async () => ({ outcome: 'sent' }) };
    const letter = { kind: 'sms', to: '33620000001', message: { text: 'x' }, about: 'code' } as const;
    await store.db.transaction((tx) =>
      enqueue({ ...services, sms: noSms }, tx, { ...letter, id: 'sms', until: inMinutes(10), goes: true }),
    );
    await eventually(async () => expect(await states()).toContain('sent'));
    expect(server.held).toBe(10);
    server.goOn();
    await eventually(async () => expect(new Set(await states())).toEqual(new Set(['sent'])));
    expect(subjects()).toHaveLength(30);
    await sending.stop();
    await server3.close();
  });

  it('is sent by another server where the first one died with it', async () => {
    const id = await put();
    // What a server leaves behind that took it and was killed.
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

  it('that is worth nothing any more is not sent', async () => {
    await put({ until: new Date(Date.now() - 1) });
    await put({ until: inMinutes(1) });
    await first.jobs.runDue();
    expect((await states()).sort()).toEqual(['late', 'sent']);
    expect(givenUp()).toEqual(['A mail could not be sent in its time, and is given up.']);
  });

  it('is replaced by a newer one for the same address while it waits, and by no other', async () => {
    const mail = (subject: string) => ({ to: 'jo@mail.example', message: { subject, text: 'x' } });
    server.answer = 'busy';
    await put(mail('older'));
    await put({ ...mail('of another'), to: 'al@mail.example' });
    await first.jobs.runDue();
    await put(mail('newer'));
    await put({ ...mail('nothing'), goes: false });
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
    'of news is kept back at night %s, and goes in the morning; a code goes',
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
  it('is one of many that two servers send, each of them once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 30; n += 1) ids.push(await put());
    await Promise.all([first.jobs.runDue(), second.jobs.runDue()]);
    expect(subjects().sort()).toEqual(ids.map((id) => `About ${id}`).sort());
  });
});
