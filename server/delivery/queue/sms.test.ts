import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../base/ids.ts';
import { connect } from '../../store/database.ts';
import { deliveries as rows } from '../../store/schema.ts';
import { createTestDatabase } from '../../store/testing/testDatabase.ts';
import { eventually } from '../../testing/patience.ts';
import { startSmsGateway } from '../../testing/smsGateway.ts';
import { gatewaySms } from '../gateway.ts';
import { noMail } from '../mail.ts';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import { enqueue } from './enqueue.ts';

const store = connect((await createTestDatabase()).url);
const gateway = await startSmsGateway();
const told: string[] = [];
const tried: [id: string, sent: boolean][] = [];

/** One server of several on the same rows. */
function instance(template = gateway.template): Deliveries {
  const sms = gatewaySms({
    template,
    credentials: { key: 'hunter2' },
    from: 'Parvis',
    receipts: 'https://parvis.example/receipts',
    warn: (line) => told.push(line),
  });
  return createDeliveries({
    pool: store.pool,
    mail: () => noMail,
    sms: () => sms,
    quietAt: async () => [],
    tried: async (id, sent) => void tried.push([id, sent]),
    warn: (line) => told.push(line),
  });
}
const [first, second] = [instance(), instance()];
/** Speaks to a gateway that is told no id of an SMS. */
const nameless = instance({ ...gateway.template, body: { to: '{+to}', text: '{text}', from: '{from}' } });
const nobodyThere = instance({ ...gateway.template, url: 'http://127.0.0.1:2', body: { to: '{+to}' } });

beforeEach(async () => {
  await store.pool.query('delete from deliveries');
  for (const list of [told, tried, gateway.taken, gateway.requests]) list.length = 0;
  gateway.answer = 'takes';
});
afterAll(async () => {
  await first.close();
  await second.close();
  await nameless.close();
  await nobodyThere.close();
  await store.close();
  await gateway.close();
});

async function put(to = '33612345678'): Promise<string> {
  const id = newId();
  const until = new Date(Date.now() + 600_000);
  const message = { text: `Code ${id}` };
  await store.db.transaction((tx) =>
    enqueue(tx, { kind: 'sms', id, about: 'code', to, message, until, goes: true }),
  );
  return id;
}
const all = () => store.db.select().from(rows);
const ids = () => gateway.taken.map(({ id }) => id);
const later = (seconds: number) =>
  store.pool.query(`update deliveries set due = due - $1 * interval '1 second'`, [seconds]);
async function look(tries: number, deliveries = first): Promise<void> {
  deliveries.wake();
  await eventually(() => expect(tried).toHaveLength(tries));
  await deliveries.settled();
}

describe('an SMS on its way', () => {
  it('arrives once, as the template says, and the name under which the gateway knows it is kept', async () => {
    const id = await put();
    await look(1);
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
  ])('to %s is dialled %s', async (phone, dialled) => {
    await put(phone);
    await look(1);
    expect(gateway.taken[0]?.to).toBe(dialled);
  });

  it.each([
    ['fails', 5],
    ['dies', 5],
    ['keyless', 5],
    ['busy', 40],
  ] as const)('is sent again where the gateway %s, after %s seconds', async (answer, pause) => {
    gateway.answer = answer;
    const id = await put();
    const begun = Date.now();
    await look(1);
    const due = (await all())[0]?.due.getTime() ?? 0;
    expect(due).toBeGreaterThanOrEqual(begun + pause * 1000);
    expect(due).toBeLessThanOrEqual(Date.now() + pause * 1000 + 1);
    expect(ids()).toEqual([]);
    gateway.answer = 'takes';
    await later(pause);
    await look(2);
    expect(ids()).toEqual([id]);
    expect(tried).toEqual([
      [id, false],
      [id, true],
    ]);
  });

  it('that the gateway took before it died is not sent twice', async () => {
    gateway.answer = 'takesAndDies';
    const id = await put();
    await look(1);
    expect(await all()).toMatchObject([{ state: 'waiting' }]);
    gateway.answer = 'takes';
    await later(5);
    await look(2);
    expect(ids()).toEqual([id]);
    expect(await all()).toMatchObject([{ id, state: 'sent' }]);
  });

  it.each(['takesAndDies', 'fails', 'dies'] as const)(
    'is asked for once of a gateway that knows it by no name and %s, and counts as sent',
    async (answer) => {
      gateway.answer = answer;
      const id = await put();
      await look(1, nameless);
      expect(await all()).toMatchObject([{ state: 'refused', recipient: null, message: null }]);
      expect(tried).toEqual([[id, true]]);
      await later(600);
      nameless.wake();
      await nameless.settled();
      expect(gateway.requests).toHaveLength(1);
    },
  );

  it.each(['busy', 'keyless'] as const)('is tried again where such a gateway is %s', async (answer) => {
    gateway.answer = answer;
    await put();
    await look(1, nameless);
    expect(await all()).toMatchObject([{ state: 'waiting', tries: 1, untaken: 1 }]);
    gateway.answer = 'takes';
    await later(60);
    await look(2, nameless);
    expect(await all()).toMatchObject([{ state: 'sent', tries: 2, untaken: 1 }]);
  });

  it('is tried again where no gateway is there to take it, and costs nothing until one is', async () => {
    const id = await put();
    await look(1, nobodyThere);
    expect(await all()).toMatchObject([{ state: 'waiting', tries: 1, untaken: 1 }]);
    expect(tried).toEqual([[id, false]]);
    await store.pool.query(
      `update deliveries set until = now() - interval '1 second', due = now() - interval '1 second'`,
    );
    nobodyThere.wake();
    await nobodyThere.settled();
    expect(await all()).toMatchObject([{ state: 'late', tries: 2, untaken: 2 }]);
  });

  it('may have been paid for where its gateway failed in the midst of it', async () => {
    gateway.answer = 'takesAndDies';
    await put();
    await look(1);
    expect(await all()).toMatchObject([{ state: 'waiting', tries: 1, untaken: 0 }]);
  });

  it.each([
    ['is sent again where the gateway knows it', first, 'sent', 1],
    ['is not sent again where the gateway would not know it', nameless, 'refused', 0],
  ] as const)('whose server died with it %s', async (_, deliveries, state, requests) => {
    const id = await put();
    // What a server leaves behind that took it and was killed.
    await store.pool.query('update deliveries set tries = 1');
    await look(1, deliveries);
    expect(await all()).toMatchObject([{ id, state, recipient: null }]);
    expect([gateway.requests.length, tried]).toEqual([requests, [[id, true]]]);
  });

  it('that is refused for good is given up, and the operator reads no number', async () => {
    gateway.answer = 'refuses';
    await put();
    await look(1);
    expect(await all()).toMatchObject([{ state: 'refused', recipient: null, message: null }]);
    expect(told).toEqual([
      'An SMS was not taken by the gateway of SMS_GATEWAY: it answers 400.',
      'An SMS was refused for good, and is not tried again.',
    ]);
  });

  it('arrives once where the gateway takes its time and two look for it', async () => {
    gateway.answer = 'waits';
    const id = await put();
    first.wake();
    await eventually(() => expect(gateway.held).toBe(1));
    second.wake();
    await second.settled();
    gateway.goOn();
    await first.settled();
    expect([ids(), gateway.requests.length]).toEqual([[id], 1]);
  });

  it('is one of many that two servers send, each of them once', async () => {
    const sent: string[] = [];
    for (let n = 0; n < 60; n += 1) sent.push(await put(`336${10_000_000 + n}`));
    first.wake();
    second.wake();
    await Promise.all([first.settled(), second.settled()]);
    expect(ids().sort()).toEqual(sent.sort());
    expect(gateway.requests).toHaveLength(60);
  });
});
