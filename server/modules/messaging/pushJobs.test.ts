import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pushSubscriptions, pushes as rows, sessions } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { getNewestPushKey, loadPushKeys, rotatePushKey } from '../../platform/delivery/push/pushKeys.ts';
import { createId } from '../../platform/lib/ids.ts';
import { advanceJobs, startSending } from '../../testing/advanceJobs.ts';
import { eventually } from '../../testing/eventually.ts';
import { startPushService } from '../../testing/pushService.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { enqueuePushes } from './pushJobs.ts';

const { url } = await createTestDatabase();
const service = await startPushService();
const elsewhere = await startPushService();
const config = { pushServices: [service.origin, elsewhere.origin] };
const one = await openTestServices(url, { config });
const two = await openTestServices(url, { config });
const { store } = one;
beforeEach(async () => {
  await store.pool.query(`delete from pushes; delete from push_subscriptions; delete from sessions;
    delete from graphile_worker._private_jobs`);
  for (const list of [service.taken, service.complaints, service.asked, elsewhere.taken]) list.length = 0;
  service.by.clear();
  Object.assign(service, { answer: 'takes', retryAfter: undefined, most: 4_096 });
});
afterAll(async () => {
  for (const server of [one, two]) await server.close();
  for (const one of [service, elsewhere]) await one.close();
  expect([...one.failures, ...two.failures]).toEqual([]);
});

/** Creates a subscribed browser. @param given overrides of its subscription */
async function browser(given: Partial<typeof pushSubscriptions.$inferInsert> = {}, at = service) {
  const publicKey = await getNewestPushKey(store.db);
  const { id, given: own } = at.subscribe(publicKey);
  await store.db.insert(sessions).values({ hash: id, expires: new Date(Date.now() + 60_000) });
  const { p256dh, auth } = own.keys;
  await store.db.insert(pushSubscriptions).values({
    ...{ id, session: id, endpoint: own.endpoint, p256dh, auth, publicKey, origin: 'https://parvis.example' },
    ...given,
  });
  return id;
}

/** Enqueues a notification. */
async function put(to: string, more: Partial<typeof rows.$inferInsert> = {}): Promise<string> {
  const id = createId();
  const message = {
    ...{ id, type: 'trial', crUid: 'somebody', staff: false, title: 'Parvis', body: 'Bonjour', tag: id },
    ...{ language: 'fr-FR', url: '/', at: '2026-03-02T08:21:10.530Z', ack: 'token' },
  } as const;
  const until = new Date(Date.now() + 3_600_000);
  await store.db.transaction(async (tx) => {
    await tx.insert(rows).values({
      ...({
        id,
        subscription: to,
        type: 'trial',
        staff: false,
        topic: id.slice(0, 20),
        until,
        message,
      } as const),
      ...({ urgency: 'high', ...more } as const),
    });
    const browsers = await tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, to));
    await enqueuePushes(
      tx,
      browsers.map(({ endpoint }) => endpoint),
    );
  });
  return id;
}

const sendAll = () => one.jobs.runDue();
const all = () => store.db.select().from(rows);
const theOnly = async () => {
  const [row] = await all();
  if (!row) throw new Error('There is none.');
  return row;
};
const browsers = async () => (await store.db.select().from(pushSubscriptions)).length;

describe('push delivery', () => {
  it('encrypts a notification for its browser and deletes the content once sent', async () => {
    const id = await put(await browser());
    await sendAll();
    expect(service.complaints).toEqual([]);
    expect(service.taken).toMatchObject([{ notification: { id, body: 'Bonjour' }, urgency: 'high' }]);
    expect(service.taken[0]?.ttl).toBeGreaterThan(3_500);
    expect(await theOnly()).toMatchObject({ state: 'sent', reason: '201', message: null, tries: 1 });
  });

  it.each([
    [404, undefined, { state: 'gone', reason: '404', subscription: null, message: null }, 0],
    [410, undefined, { state: 'gone', reason: '410', subscription: null, message: null }, 0],
    [400, undefined, { state: 'refused', reason: '400', message: null }, 1],
    [401, undefined, { state: 'refused', reason: '401', message: null }, 1],
    [307, undefined, { state: 'refused', reason: '307', message: null }, 1],
    [429, '40', { state: 'waiting', reason: '429', tries: 1 }, 1],
    [500, undefined, { state: 'waiting', reason: '500', tries: 1 }, 1],
    [503, '7200', { state: 'waiting', reason: '503', tries: 1 }, 1],
    ['dies', undefined, { state: 'waiting', reason: 'network', tries: 1 }, 1],
    ['takesAndDies', undefined, { state: 'waiting', reason: 'network', tries: 1 }, 1],
  ] as const)('maps response %j (Retry-After %j) to %j', async (answer, retryAfter, row, left) => {
    await put(await browser());
    Object.assign(service, { answer, retryAfter });
    await sendAll();
    expect(service.asked).toHaveLength(1);
    const found = await theOnly();
    expect(found).toMatchObject(row);
    expect(await browsers()).toBe(left);
    if (found.state !== 'waiting') return;
    expect(found.message).not.toBeNull();
    const pause = (found.due.getTime() - Date.now()) / 1_000;
    expect(pause).toBeGreaterThan(Number(retryAfter ?? 5) - 5);
    expect(pause).toBeLessThanOrEqual(Number(retryAfter ?? 5));
  });
  it('resends a notification after its pause', async () => {
    const id = await put(await browser());
    service.answer = 503;
    await sendAll();
    service.answer = 'takes';
    await sendAll();
    expect(service.taken).toEqual([]);
    await advanceJobs(store.pool, 5);
    await sendAll();
    expect(service.taken).toMatchObject([{ notification: { id } }]);
    expect(await theOnly()).toMatchObject({ state: 'sent', tries: 2 });
  });

  it('shortens a notification that is too large, and drops it if still too large', async () => {
    const [small, never] = [await browser(), await browser()];
    const long = await put(small);
    await store.pool.query(
      `update pushes set message = (message::jsonb || jsonb_build_object('body', repeat('🇫🇷', 400)))::json`,
    );
    service.most = 1_100;
    await sendAll();
    expect(service.taken).toMatchObject([{ notification: { id: long } }]);
    expect(service.taken[0]?.bytes).toBeLessThanOrEqual(1_100);
    service.by.set(never, 413);
    const lost = await put(never);
    await sendAll();
    expect((await all()).find(({ id }) => id === lost)).toMatchObject({ state: 'refused', reason: '413' });
  });
  it('sends no request to a local address that is not trusted', async () => {
    await put(await browser({ endpoint: service.origin.replace('127.0.0.1', 'localhost') }));
    await sendAll();
    expect(service.asked).toEqual([]);
    expect(await theOnly()).toMatchObject({ state: 'waiting', reason: 'network' });
  });
});

describe('unreachable push service', () => {
  it('is paused after five failures without delaying other push services', async () => {
    const away = `https://push.invalid/${createId()}`;
    for (const at of [1, 2, 3, 4, 5]) await put(await browser({ endpoint: `${away}${at}` }));
    await sendAll();
    await store.pool.query(`update pushes set due = now()`);
    const tries = async () => (await all()).map((row) => row.tries);
    expect(await tries()).toEqual([1, 1, 1, 1, 1]);
    const id = await put(await browser());
    await sendAll();
    expect(service.taken).toMatchObject([{ notification: { id } }]);
    expect(await tries()).toEqual([1, 1, 1, 1, 1, 1]);
    const payloads = `select payload ->> 'rests' as rests from graphile_worker._private_jobs where key = 'push:push.invalid'`;
    expect((await store.pool.query(payloads)).rows).toEqual([{ rests: '1' }]);
  });
});

describe('slow push service', () => {
  it('does not block pushes to other services, and drains its own queue', async () => {
    service.answer = 'hangs';
    const slow = await browser();
    for (let at = 0; at < 150; at += 1) await put(slow);
    const ids = [];
    for (let at = 0; at < 3; at += 1) ids.push(await put(await browser({}, elsewhere)));
    const sending = startSending(one);
    await eventually(() => expect(elsewhere.taken).toHaveLength(3));
    expect(elsewhere.taken.map(({ notification }) => notification.id).sort()).toEqual(ids.sort());
    await eventually(() => expect(service.held).toBe(40));
    service.goOn();
    await eventually(async () => expect((await all()).every(({ state }) => state === 'sent')).toBe(true));
    expect(service.taken).toHaveLength(150);
    await sending.stop();
  });
});
describe('push key rotation', () => {
  it('keeps an older key until its last subscription is gone', async () => {
    const old = await getNewestPushKey(store.db);
    const before = await browser();
    const rotated = await rotatePushKey(store.db);
    expect(rotated).toMatchObject({ kept: 1, dropped: 0 });
    expect(await getNewestPushKey(store.db)).toBe(rotated.publicKey);
    const after = await browser();
    const [first, second] = [await put(before), await put(after)];
    await sendAll();
    expect(service.complaints).toEqual([]);
    expect(service.taken.map(({ notification }) => notification.id).sort()).toEqual([first, second].sort());
    await store.pool.query('delete from push_subscriptions where id = $1', [before]);
    expect(await rotatePushKey(store.db)).toMatchObject({ kept: 1, dropped: 1 });
    expect([...(await loadPushKeys(store.db)).keys()]).not.toContain(old);
  });

  it('creates one key when servers start at the same time', async () => {
    await store.pool.query(`delete from settings where name = 'push key'`);
    const made = await Promise.all([1, 2, 3, 4].map(() => getNewestPushKey(store.db)));
    expect(new Set(made).size).toBe(1);
  });
});
