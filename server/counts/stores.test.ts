import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, it } from 'vitest';
import { linkRedis, type RedisLink } from '../redis/link.ts';
import { connect } from '../store/database.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { eventually } from '../testing/patience.ts';
import { hasRedis, startRedis } from '../testing/redisServer.ts';
import { databaseCounts } from './databaseCounts.ts';
import { redisCounts, redisElse } from './redisCounts.ts';
import type { CountStore, Told } from './store.ts';

const store = connect((await createTestDatabase()).url);
afterAll(() => store.close());

async function redisStore(): Promise<CountStore> {
  const redis = await startRedis();
  const link: RedisLink = linkRedis(redis.url, 'test', () => undefined, {
    away: () => undefined,
    back: () => undefined,
  });
  afterAll(async () => {
    link.close();
    await redis.kill();
  });
  await eventually(() => expect(link.isReady()).toBe(true));
  return redisCounts(link);
}

const kinds = [
  { kind: 'the database', open: async () => databaseCounts(store.pool) },
  ...(hasRedis ? [{ kind: 'a Redis', open: redisStore }] : []),
];

describe.each(kinds)('what servers count in $kind', async ({ open }) => {
  const counts = await open();
  let names = 0;
  const aName = () => {
    names += 1;
    return `n${names}`;
  };
  const add = async (name: string, more: Partial<Told> = {}) => {
    const [sum] = await counts.add([{ name, added: 1, seconds: 60, known: 0, left: 60, ...more }]);
    return sum;
  };

  it('adds up, several names in one step, in whatever order they come', async () => {
    const [one, two] = [aName(), aName()];
    const told = [two, one].map((name) => ({ name, added: 2, seconds: 60, known: 0, left: 60 }));
    await Promise.all(Array.from({ length: 20 }, (_, at) => counts.add(at % 2 ? told : told.toReversed())));
    const sums = await counts.add(told);
    expect(new Map(sums.map(({ name, count }) => [name, count]))).toEqual(
      new Map([
        [one, 42],
        [two, 42],
      ]),
    );
  });

  it('says how long its window lasts, by its own clock, and begins anew after it', async () => {
    const name = aName();
    const first = await add(name, { seconds: 0.3 });
    expect(first?.left).toBeGreaterThan(0);
    expect(first?.left).toBeLessThanOrEqual(0.31);
    const began = performance.now();
    await eventually(async () => expect((await add(name, { added: 0 }))?.count).toBe(0));
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await add(name)).toMatchObject({ count: 1 });
  });

  it('looks without counting', async () => {
    const name = aName();
    expect(await add(name, { added: 0 })).toEqual({ name, count: 0, left: 0 });
    await add(name, { added: 3 });
    expect(await add(name, { added: 0 })).toMatchObject({ count: 3 });
    expect(await add(name, { added: -1 })).toMatchObject({ count: 2 });
  });

  it('goes on from what a server knows where it was lost, for what is left of that window', async () => {
    const name = aName();
    const sum = await add(name, { known: 7, left: 20 });
    expect(sum).toMatchObject({ count: 8 });
    expect(sum?.left).toBeLessThan(20.01);
    expect(sum?.left).toBeGreaterThan(15);
    // Who knows less adds to it, who knows more is believed.
    expect(await add(name, { known: 2 })).toMatchObject({ count: 9 });
    expect(await add(name, { known: 12 })).toMatchObject({ count: 13 });
    expect(await add(aName(), { added: 0, known: 5, left: 9 })).toMatchObject({ count: 5 });
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

describe.runIf(hasRedis)('a Redis that refuses (needs redis-server)', () => {
  it.each(refusals)(
    '%s: the database counts, which is told once, until it does again',
    async (_, says, begin, end) => {
      const redis = await startRedis();
      const told: string[] = [];
      const link = linkRedis(redis.url, 'test', () => undefined, {
        away: (error) => told.push(String(error)),
        back: () => told.push('back'),
      });
      await eventually(() => expect(link.isReady()).toBe(true));
      const admin = new Redis(redis.url);
      await begin(admin);
      await store.pool.query('delete from shared_counts');
      const counts = redisElse(link, databaseCounts(store.pool));
      const row = { name: 'refused', added: 1, seconds: 60, known: 0, left: 60 };
      for (const count of [1, 2, 3]) expect(await counts.add([row])).toMatchObject([{ count }]);
      // It is asked each second whether it does by now.
      await pause(2_500);
      expect([told, link.isReady(), link.lost()]).toEqual([[expect.stringContaining(says)], false, 1]);
      await end(admin);
      await eventually(() => expect([link.isReady(), told[1]]).toEqual([true, 'back']));
      expect(await counts.add([row])).toMatchObject([{ count: 1 }]);
      admin.disconnect();
      link.close();
      await redis.kill();
    },
  );
});
