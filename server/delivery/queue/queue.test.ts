import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../base/ids.ts';
import { connect } from '../../store/database.ts';
import { deliveries as rows } from '../../store/schema.ts';
import { createTestDatabase } from '../../store/testing/testDatabase.ts';
import { startMailServer } from '../../testing/mailServer.ts';
import { eventually } from '../../testing/patience.ts';
import { smtpMail } from '../mail.ts';
import { noSms, type SmsPort, type SmsSent } from '../sms.ts';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import { enqueue, type Letter } from './enqueue.ts';

const store = connect((await createTestDatabase()).url);
const server = await startMailServer();
const servers: { deliveries: Deliveries; end(): Promise<void> }[] = [];
const told: string[] = [];
const tried: [id: string, sent: boolean][] = [];
let quiet = false;
let sms: SmsPort = noSms;

/** One server of several on the same rows. */
function instance(): Deliveries {
  const mail = smtpMail(server.url, 'Parvis <no-reply@parvis.example>', () => undefined);
  const deliveries = createDeliveries({
    pool: store.pool,
    mail: () => mail,
    sms: () => sms,
    quietAt: async () => (quiet ? ['town'] : []),
    tried: async (id, sent) => void tried.push([id, sent]),
    warn: (line) => told.push(line),
  });
  servers.push({
    deliveries,
    async end() {
      await deliveries.close();
      mail.close();
    },
  });
  return deliveries;
}
const [first, second] = [instance(), instance()];

beforeEach(async () => {
  await store.pool.query('delete from deliveries');
  for (const list of [told, tried, server.taken]) list.length = 0;
  server.answer = 'takes';
  quiet = false;
  sms = noSms;
});
afterAll(async () => {
  for (const { end } of servers) await end();
  await store.close();
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
    cuid: 'town',
    to,
    message,
    until: inMinutes(10),
    goes: true,
    ...more,
  };
  await store.db.transaction((tx) => enqueue(tx, letter));
  return id;
}

const all = () => store.db.select().from(rows);
const states = async () => (await all()).map(({ state }) => state);
const subjects = () => server.taken.map(({ subject }) => subject);
/** The clock of what waits goes on by so many seconds. */
const later = (seconds: number) =>
  store.pool.query(`update deliveries set due = due - $1 * interval '1 second'`, [seconds]);
/** Sends what is due, and gives what is left to do once that was tried. */
async function look(tries: number, deliveries = first): Promise<void> {
  deliveries.wake();
  await eventually(() => expect(tried).toHaveLength(tries));
  await deliveries.settled();
}

describe('a message on its way', () => {
  it('arrives once, under its id, and nothing of it is kept but that it was sent', async () => {
    const id = await put();
    await look(1);
    first.wake();
    second.wake();
    await Promise.all([first.settled(), second.settled()]);
    expect(subjects()).toEqual([`About ${id}`]);
    expect(server.taken[0]?.messageId).toBe(`<${id}@parvis.example>`);
    expect(tried).toEqual([[id, true]]);
    expect(await all()).toMatchObject([{ id, state: 'sent', recipient: null, message: null, tries: 1 }]);
  });

  it('goes with the change that it is part of, or not at all', async () => {
    const change = store.db.transaction(async (tx) => {
      const written = { kind: 'mail', to: 'jo@mail.example', message: { subject: 'x', text: 'x' } } as const;
      await enqueue(tx, { ...written, id: newId(), about: 'code', until: inMinutes(10), goes: true });
      throw new Error('taken back');
    });
    await expect(change).rejects.toThrow('taken back');
    expect(await all()).toEqual([]);
  });

  it('that is for nobody takes a row, and is none', async () => {
    await put({ goes: false });
    first.wake();
    await first.settled();
    expect(await all()).toMatchObject([{ state: 'none', recipient: null, message: null, tries: 0 }]);
    expect(subjects()).toEqual([]);
  });

  it('that the server takes later is tried again, after pauses that grow', async () => {
    server.answer = 'busy';
    const id = await put();
    for (const [at, pause] of [5, 15, 30, 60, 120, 300, 900, 1800, 3600, 3600].entries()) {
      const begun = Date.now();
      await look(at + 1);
      const due = (await all())[0]?.due.getTime() ?? 0;
      expect(due).toBeGreaterThanOrEqual(begun + pause * 1000);
      expect(due).toBeLessThanOrEqual(Date.now() + pause * 1000 + 1);
      await later(pause);
    }
    server.answer = 'takes';
    await look(11);
    expect(subjects()).toEqual([`About ${id}`]);
    expect(tried.map(([, sent]) => sent)).toEqual([...Array<boolean>(10).fill(false), true]);
  });

  it('that is refused for good is given up at once, and the operator is told without an address', async () => {
    server.answer = 'refuses';
    const id = await put();
    await look(1);
    expect(await all()).toMatchObject([{ id, state: 'refused', recipient: null, message: null }]);
    expect(told).toEqual(['A mail was refused for good, and is not tried again.']);
  });

  it('with a code is not sent again where the mail server dies after the last word: it may have taken it', async () => {
    const taken: string[] = [];
    for (const answer of ['dies', 'takesAndDies'] as const) {
      server.answer = answer;
      const id = await put();
      if (answer === 'takesAndDies') taken.push(`About ${id}`);
      await look(tried.length + 1);
      // It is paid for, and whoever asked can ask anew.
      expect(tried.at(-1)).toEqual([id, true]);
      server.answer = 'takes';
      await later(3_600);
      first.wake();
      await first.settled();
      expect(subjects()).toEqual(taken);
    }
    expect(await states()).toEqual(['refused', 'refused']);
    expect(told).toEqual(
      Array(2).fill('A mail may have been sent or not, and is not tried again: a code comes once.'),
    );
  });

  it('with news is sent again then, under the same name, by which it is known as the same', async () => {
    server.answer = 'takesAndDies';
    const id = await put({ about: 'news' });
    await look(1);
    expect(await states()).toEqual(['waiting']);
    server.answer = 'takes';
    await later(5);
    await look(2);
    expect(server.taken.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${id}@parvis.example>`));
  });

  it('with a code is sent again where the mail server dies before the last word', async () => {
    server.answer = 'diesEarly';
    const id = await put();
    await look(1);
    expect(await states()).toEqual(['waiting']);
    server.answer = 'takes';
    await later(5);
    await look(2);
    expect(subjects()).toEqual([`About ${id}`]);
  });

  it('arrives once where the mail server takes its time and two look for it', async () => {
    server.answer = 'waits';
    const id = await put();
    first.wake();
    await eventually(() => expect(server.held).toBe(1));
    second.wake();
    await second.settled();
    server.goOn();
    await first.settled();
    expect(subjects()).toEqual([`About ${id}`]);
  });

  it('waits for no other that hangs, of its own way or of the other', async () => {
    let answer: (sent: SmsSent) => void = () => undefined;
    const send = () => new Promise<SmsSent>((resolve) => (answer = resolve));
    sms = { ...noSms, send };
    const written = { kind: 'sms', to: '33620000001', message: { text: 'x' } } as const;
    await store.db.transaction((tx) =>
      enqueue(tx, { ...written, id: 'hangs', about: 'code', until: inMinutes(10), goes: true }),
    );
    first.wake();
    await eventually(async () => expect((await all())[0]?.tries).toBe(1));
    server.answer = 'waits';
    await put();
    first.wake();
    await eventually(() => expect(server.held).toBe(1));
    server.answer = 'takes';
    const id = await put();
    first.wake();
    await eventually(() => expect(subjects()).toEqual([`About ${id}`]));
    answer({ outcome: 'sent' });
    server.goOn();
    await first.settled();
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
  });

  it('is sent by another server where the first one died with it', async () => {
    const id = await put();
    // What a server leaves behind that took it and was killed.
    await store.pool.query(`update deliveries set tries = 1, due = now() + interval '120 seconds'`);
    second.wake();
    await second.settled();
    expect(subjects()).toEqual([]);
    await later(120);
    await look(1, second);
    expect(subjects()).toEqual([`About ${id}`]);
  });

  it('that is worth nothing any more is not sent', async () => {
    await put({ until: new Date(Date.now() - 1) });
    await put({ until: inMinutes(1) });
    await look(1);
    expect((await states()).sort()).toEqual(['late', 'sent']);
    expect(told).toEqual(['A mail could not be sent in its time, and is given up.']);
  });

  it('is replaced by a newer one for the same address while it waits, and by no other', async () => {
    const mail = (subject: string) => ({ to: 'jo@mail.example', message: { subject, text: 'x' } });
    server.answer = 'busy';
    await put(mail('older'));
    await put({ ...mail('of another'), to: 'al@mail.example' });
    await look(2);
    await put(mail('newer'));
    await put({ ...mail('nothing'), goes: false });
    server.answer = 'takes';
    await later(5);
    await look(4);
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
      if (tries > 0) await look(tries);
      quiet = true;
      server.answer = 'takes';
      await later(5);
      const code = await put();
      await look(tries + 1);
      expect(await first.sendNow(news)).toBe(true);
      expect(subjects()).toEqual([`About ${code}`]);
      quiet = false;
      await look(tries + 2);
      expect(subjects()).toEqual([`About ${code}`, `About ${news}`]);
    },
  );

  it('of news that is worth nothing by the morning is given up then', async () => {
    quiet = true;
    await put({ about: 'news', until: inMinutes(-1) });
    first.wake();
    await first.settled();
    expect(await states()).toEqual(['waiting']);
    quiet = false;
    first.wake();
    await first.settled();
    expect([await states(), subjects()]).toEqual([['late'], []]);
  });

  it('is one of many that two servers send, each of them once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 120; n += 1) ids.push(await put());
    first.wake();
    second.wake();
    await Promise.all([first.settled(), second.settled()]);
    expect(subjects().sort()).toEqual(ids.map((id) => `About ${id}`).sort());
  });
});
