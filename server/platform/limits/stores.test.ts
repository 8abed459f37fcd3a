import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { hasRedis, startRedis } from '../../testing/redisServer.ts';
import { connect } from '../db/database.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import { connectRedis, type RedisLink } from '../redis/redisLink.ts';
import type { Addition, CounterStore } from './counters.ts';
import { createPostgresStore } from './postgresStore.ts';
import { createRedisStore as storeIn, withFallback } from './redisStore.ts';

const store = connect((await createTestDatabase()).url);
afterAll(() => store.close());

async function redisStore(): Promise<CounterStore> {
  const redis = await startRedis();
  const link: RedisLink = connectRedis(redis.url, 'test', () => undefined, {
    onDisconnect: () => undefined,
    onReconnect: () => undefined,
  });
  afterAll(async () => {
    link.close();
    await redis.kill();
  });
  await eventually(() => expect(link.isReady()).toBe(true));
  return storeIn(link);
}

const kinds = [
  { kind: 'the database', open: async () => createPostgresStore(store.db) },
  ...(hasRedis ? [{ kind: 'a Redis', open: redisStore }] : []),
];

describe.each(kinds)('counter store in $kind', async ({ open }) => {
  const counts = await open();
  let names = 0;
  const aName = () => {
    names += 1;
    return `n${names}`;
  };
  const add = async (name: string, more: Partial<Addition> = {}) => {
    const [sum] = await counts.add([{ name, added: 1, seconds: 60, ...more }]);
    return sum;
  };

  it('adds several names at once, in any order, without a deadlock', async () => {
    const [one, two] = [aName(), aName()];
    const additions = [two, one].map((name) => ({ name, added: 2, seconds: 60 }));
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => counts.add(at % 2 ? additions : additions.toReversed())),
    );
    const sums = await counts.add(additions);
    expect(new Map(sums.map(({ name, count }) => [name, count]))).toEqual(
      new Map([
        [one, 42],
        [two, 42],
      ]),
    );
  });

  it('returns the remaining window by its own clock, and restarts after it', async () => {
    const name = aName();
    const first = await add(name, { seconds: 0.3 });
    expect(first?.left).toBeGreaterThan(0);
    expect(first?.left).toBeLessThanOrEqual(0.31);
    const began = performance.now();
    await eventually(async () => expect((await add(name, { added: 0 }))?.count).toBe(0));
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await add(name)).toMatchObject({ count: 1 });
  });

  it('reads without counting', async () => {
    const name = aName();
    expect(await add(name, { added: 0 })).toMatchObject({ name, count: 0 });
    await add(name, { added: 3 });
    expect(await add(name, { added: 0 })).toMatchObject({ count: 3 });
    expect(await add(name, { added: -1 })).toMatchObject({ count: 2 });
  });
});

type Admin = (redis: Redis) => Promise<unknown>;
const name = '{parvis}:refused';
const refusals: [why: string, says: string, begin: Admin, end: Admin][] = [
  [
    'that lets nobody count',
    'NOPERM',
    (redis) => redis.call('acl', 'setuser', 'default', '-eval'),
    (redis) => redis.call('acl', 'setuser', 'default', '+eval'),
  ],
  [
    'whose keys are something else',
    'WRONGTYPE',
    (redis) => redis.rpush(name, 'x'),
    (redis) => redis.del(name),
  ],
  [
    'that is full',
    'OOM',
    (redis) => redis.config('SET', 'maxmemory', '1'),
    (redis) => redis.config('SET', 'maxmemory', '0'),
  ],
];

describe.runIf(hasRedis)('Redis that rejects commands (needs redis-server)', () => {
  it.each(refusals)(
    '%s: falls back to the database, reports once, and recovers',
    async (_, says, begin, end) => {
      const redis = await startRedis();
      const told: string[] = [];
      const link = connectRedis(redis.url, 'test', () => undefined, {
        onDisconnect: (error) => told.push(String(error)),
        onReconnect: () => told.push('back'),
      });
      await eventually(() => expect(link.isReady()).toBe(true));
      const admin = new Redis(redis.url);
      await begin(admin);
      await store.pool.query('delete from shared_counts');
      const counts = withFallback(link, createPostgresStore(store.db));
      const row = { name: 'refused', added: 1, seconds: 60 };
      for (const count of [1, 2, 3]) expect(await counts.add([row])).toMatchObject([{ count }]);
      // Longer than two health checks.
      await pause(2_500);
      expect([told, link.isReady(), link.countOutages()]).toEqual([
        [expect.stringContaining(says)],
        false,
        1,
      ]);
      await end(admin);
      await eventually(() => expect([link.isReady(), told[1]]).toEqual([true, 'back']));
      expect(await counts.add([row])).toMatchObject([{ count: 1 }]);
      admin.disconnect();
      link.close();
      await redis.kill();
    },
  );
});
