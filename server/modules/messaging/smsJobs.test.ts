import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliveries as rows } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { createId } from '../../platform/lib/ids.ts';
import { advanceJobs } from '../../testing/advanceJobs.ts';
import { startSmsGateway } from '../../testing/smsGateway.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { enqueueMessage } from './enqueueMessage.ts';

const { url } = await createTestDatabase();
const gateway = await startSmsGateway();
const told: string[] = [];
const log = { print: () => undefined, warn: (line: string) => void told.push(line) };

/** One of several server instances that share a database. */
const instance = (template = gateway.template) =>
  openTestServices(url, {
    log,
    config: { smsGateway: { name: 'test', template }, smsCredentials: { key: 'hunter2' }, smsFrom: 'Parvis' },
  });
const first = await instance();
/** Its gateway gets no id of an SMS, so it cannot detect duplicates. */
const nameless = await instance({
  ...gateway.template,
  body: { to: '{+to}', text: '{text}', from: '{from}' },
});
const nobodyThere = await instance({
  ...gateway.template,
  url: 'http://127.0.0.1:2',
  body: { to: '{+to}' },
});
const { store, services } = first;

beforeEach(async () => {
  await store.pool.query('delete from deliveries; delete from graphile_worker._private_jobs');
  for (const list of [told, gateway.taken, gateway.requests]) list.length = 0;
  gateway.answer = 'takes';
});
afterAll(async () => {
  for (const one of [first, nameless, nobodyThere]) await one.close();
  await gateway.close();
});

async function put(to = '33612345678'): Promise<string> {
  const id = createId();
  const until = new Date(Date.now() + 600_000);
  const message = { text: `Code ${id}` };
  await store.db.transaction((tx) =>
    enqueueMessage(services, tx, { kind: 'sms', id, about: 'code', to, message, until, shouldSend: true }),
  );
  return id;
}
const all = () => store.db.select().from(rows);
const ids = () => gateway.taken.map(({ id }) => id);
const later = (seconds: number) => advanceJobs(store.pool, seconds);
/** Seconds until the only job runs. */
async function pause(): Promise<number> {
  const left = 'select extract(epoch from max(run_at) - now())::float8 as s from graphile_worker.jobs';
  return Math.round((await store.pool.query<{ s: number }>(left)).rows[0]?.s ?? 0);
}

describe('SMS queue', () => {
  it("sends an SMS once as the template says and stores the gateway's reference", async () => {
    const id = await put();
    await first.jobs.runDue();
    expect(gateway.taken).toMatchObject([{ id, to: '+33612345678', text: `Code ${id}`, from: 'Parvis' }]);
    expect(gateway.requests[0]?.headers.authorization).toBe('Bearer hunter2');
    expect(await all()).toMatchObject([
      { id, state: 'sent', reference: `ref-${id}`, recipient: null, message: null },
    ]);
  });

  it.each([
    ['33692123456', '+262692123456'],
    ['33639123456', '+262639123456'],
    ['33690123456', '+590690123456'],
    ['33694123456', '+594694123456'],
    ['33696123456', '+596696123456'],
    ['33695123456', '+33695123456'],
  ])('dials %s as %s', async (phone, dialled) => {
    await put(phone);
    await first.jobs.runDue();
    expect(gateway.taken[0]?.to).toBe(dialled);
  });

  it.each([
    ['fails', 5],
    ['dies', 5],
    ['keyless', 5],
    ['busy', 40],
  ] as const)('retries when the gateway %s, after %s seconds', async (answer, seconds) => {
    gateway.answer = answer;
    const id = await put();
    await first.jobs.runDue();
    expect(await pause()).toBe(seconds);
    expect(ids()).toEqual([]);
    gateway.answer = 'takes';
    await later(seconds);
    await first.jobs.runDue();
    expect(ids()).toEqual([id]);
  });

  it('does not resend an SMS that the gateway accepted before the connection broke', async () => {
    gateway.answer = 'takesAndDies';
    const id = await put();
    await first.jobs.runDue();
    expect(await all()).toMatchObject([{ state: 'waiting' }]);
    gateway.answer = 'takes';
    await later(5);
    await first.jobs.runDue();
    expect(ids()).toEqual([id]);
    expect(await all()).toMatchObject([{ id, state: 'sent' }]);
  });

  it.each(['takesAndDies', 'fails', 'dies'] as const)(
    'never resends to a gateway without duplicate detection that %s, and counts the SMS as sent',
    async (answer) => {
      gateway.answer = answer;
      await put();
      await nameless.jobs.runDue();
      expect(await all()).toMatchObject([{ state: 'refused', recipient: null, message: null }]);
      await later(600);
      await nameless.jobs.runDue();
      expect(gateway.requests).toHaveLength(1);
    },
  );

  it.each(['busy', 'keyless'] as const)(
    'retries when a gateway without duplicate detection is %s',
    async (answer) => {
      gateway.answer = answer;
      await put();
      await nameless.jobs.runDue();
      expect(await all()).toMatchObject([{ state: 'waiting', tries: 1, untaken: 1 }]);
      gateway.answer = 'takes';
      await later(60);
      await nameless.jobs.runDue();
      expect(await all()).toMatchObject([{ state: 'sent', tries: 2, untaken: 1 }]);
    },
  );
  it.each([
    ['is sent again where the gateway knows it', first, 'sent', 1],
    ['is not sent again where the gateway would not know it', nameless, 'refused', 0],
  ] as const)('left behind by a server that died %s', async (_, server, state, requests) => {
    const id = await put();
    // State that a killed server leaves behind.
    await store.pool.query('update deliveries set tries = 1');
    await server.jobs.runDue();
    expect(await all()).toMatchObject([{ id, state, recipient: null }]);
    expect(gateway.requests).toHaveLength(requests);
  });

  it('drops a rejected SMS and warns without its number', async () => {
    gateway.answer = 'refuses';
    await put();
    await first.jobs.runDue();
    expect(await all()).toMatchObject([{ state: 'refused', recipient: null, message: null }]);
    expect(told).toEqual([
      'The SMS gateway (SMS_GATEWAY) did not accept an SMS: it answers 400.',
      'SMS refused for good; not retried',
    ]);
  });
});
