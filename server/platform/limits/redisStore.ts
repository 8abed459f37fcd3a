import type { Redis } from 'ioredis';
import type { RedisLink } from '../redis/redisLink.ts';
import type { Addition, CounterStore } from './counters.ts';

/** The hash tag keeps keys in one cluster slot. */
const PREFIX = '{parvis}:';

/** Input per key: added, milliseconds. Output: count, milliseconds left. */
const ADD = `local out = {}
for i, key in ipairs(KEYS) do
  local count = redis.call('INCRBY', key, ARGV[i * 2 - 1])
  local left = redis.call('PTTL', key)
  if left < 0 or count == tonumber(ARGV[i * 2 - 1]) then
    left = tonumber(ARGV[i * 2])
    redis.call('PEXPIRE', key, left)
  end
  table.insert(out, count)
  table.insert(out, left)
end
return out`;

export const createRedisStore = (link: RedisLink): CounterStore => ({
  async add(additions) {
    const keys = additions.map(({ name }) => PREFIX + name);
    const prepareEval = (rows: readonly Addition[]) => (redis: Redis) =>
      redis.eval(
        ADD,
        keys.length,
        ...keys,
        ...rows.flatMap(({ added, seconds }) => [added, Math.ceil(seconds * 1000)]),
      );
    const zeroAdditions = additions.map((row) => ({ ...row, added: 0 }));
    const answer = (await link.run(prepareEval(additions), prepareEval(zeroAdditions))) as readonly number[];
    return additions.map(({ name }, at) => ({
      name,
      count: answer[at * 2] ?? 0,
      left: (answer[at * 2 + 1] ?? 0) / 1000,
    }));
  },
});

export const withFallback = (link: RedisLink, fallback: CounterStore): CounterStore => {
  const redis = createRedisStore(link);
  return {
    add: (additions) =>
      link.isReady() ? redis.add(additions).catch(() => fallback.add(additions)) : fallback.add(additions),
  };
};
