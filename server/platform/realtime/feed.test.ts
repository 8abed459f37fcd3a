import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { waitForFeedHorizon } from '../../testing/lockWaits.ts';
import { connect } from '../db/database.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { createLocalBus } from './bus.ts';
import { getCurrentCursor, hasPendingRows, isKnownCursor, parseCursor, readFeed, trimFeed } from './feed.ts';
import { createHub } from './hub.ts';

const database = await createTestDatabase();
const store = connect(database.url);
const { pool } = store;
afterAll(() => store.close());

const INSERT = 'insert into feed (cuid, csid, type, msg_id) values ($1, $2, $3, $4)';
const insert = (client: pg.Pool | pg.Client, csid: string, msgId: number) =>
  client.query(INSERT, ['testville', csid, 'message', msgId]);

async function openTransaction(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin');
  return client;
}

const toldOfReading = (told: () => Promise<void>): pg.Pool =>
  new Proxy(pool, {
    get: (target, key) =>
      key !== 'query'
        ? Reflect.get(target, key)
        : async (...args: unknown[]) => {
            const answer: unknown = await Reflect.apply(target.query, target, args);
            if (JSON.stringify(args[0]).includes('order by f.tx, f.id limit')) await told();
            return answer;
          },
  });

describe('feed', () => {
  it('never skips rows of a transaction left open while later ones are read', async () => {
    const from = await getCurrentCursor(pool);
    const slow = await openTransaction();
    await insert(slow, 'slow', 1);
    await insert(pool, 'fast', 1);
    // The fast row has a higher number but must wait: a reader past it would miss the slow one.
    expect(await readFeed(pool, from, { all: true }, 10)).toEqual([]);
    expect(await hasPendingRows(pool)).toBe(true);
    await slow.query('commit');
    await slow.end();
    await waitForFeedHorizon(pool);
    const rows = await readFeed(pool, from, { all: true }, 10);
    expect(rows.map(({ event }) => event.csid)).toEqual(['slow', 'fast']);
  });

  it('delivers pending rows soon after the blocking transaction ends, without another notice', async () => {
    const hub = await createHub(pool, {
      pollInterval: 60_000,
      onFailure: () => undefined,
      onRecovery: () => undefined,
    });
    const taken: string[] = [];
    hub.subscribe({ key: 'town:testville', deliver: ({ event }) => taken.push(event.csid ?? '') });
    const bus = createLocalBus(hub.wake);
    const slow = await openTransaction();
    await insert(slow, 'late', 1);
    await insert(pool, 'early', 1);
    bus.notify('feed');
    await eventually(async () => expect(await hasPendingRows(pool)).toBe(true));
    expect(taken).toEqual([]);
    await slow.query('commit');
    await slow.end();
    await eventually(() => expect(taken).toEqual(['late', 'early']));
    await hub.close();
  });

  it('delivers rows released just after a read', async () => {
    await waitForFeedHorizon(pool);
    const taken: string[] = [];
    const slow = await openTransaction();
    await insert(slow, 'freed late', 1);
    await insert(pool, 'freed', 1);
    let ending: Promise<unknown> | undefined;
    const hub = await createHub(
      toldOfReading(async () => {
        ending ??= slow.query('commit').then(() => slow.end());
        await ending;
      }),
      { pollInterval: 60_000, onFailure: () => undefined, onRecovery: () => undefined },
    );
    hub.subscribe({ key: 'town:testville', deliver: ({ event }) => taken.push(event.csid ?? '') });
    await eventually(() => expect(taken).toEqual(['freed late', 'freed']));
    await hub.close();
  });

  it('reports a read failure once, and its recovery once', async () => {
    const told: string[] = [];
    let away = true;
    let tries = 0;
    const lost = new Proxy(pool, {
      get: (target, key) =>
        key !== 'query'
          ? Reflect.get(target, key)
          : (...args: unknown[]) => {
              tries += 1;
              return away && tries > 1
                ? Promise.reject(new Error('connect ECONNREFUSED'))
                : Reflect.apply(target.query, target, args);
            },
    });
    const hub = await createHub(lost, {
      pollInterval: 60_000,
      onFailure: (error) => told.push(String(error)),
      onRecovery: () => told.push('back'),
    });
    for (const goal of [2, 3, 4])
      await eventually(() => {
        hub.wake();
        expect(tries).toBeGreaterThan(goal);
      });
    expect(told).toEqual(['Error: connect ECONNREFUSED']);
    away = false;
    await eventually(() => {
      hub.wake();
      expect(told).toEqual(['Error: connect ECONNREFUSED', 'back']);
    });
    hub.wake();
    await hub.close();
    expect(told).toHaveLength(2);
  });
  it('rejects a cursor older than the trimmed rows', async () => {
    const from = await getCurrentCursor(pool);
    expect(await isKnownCursor(pool, from)).toBe(true);
    await insert(pool, 'old', 1);
    await pool.query(`update feed set at = now() - interval '30 days'`);
    await waitForFeedHorizon(pool);
    await trimFeed(pool, 7);
    expect(await isKnownCursor(pool, from)).toBe(false);
    expect(await isKnownCursor(pool, await getCurrentCursor(pool))).toBe(true);
    expect(await isKnownCursor(pool, { tx: 2n ** 62n, id: 0n })).toBe(false);
  });
});

describe('cursor', () => {
  it.each([
    '',
    '1',
    '1.',
    '.1',
    'a.b',
    '-1.2',
    '1.2.3',
    '9999999999999999999.1',
    '1.9999999999999999999',
    '1.2\n',
  ])('%j is rejected', (text) => expect(parseCursor(text)).toBeUndefined());
});
