import type { Redis } from 'ioredis';
import type { RedisLink } from '../redis/link.ts';
import type { CountStore, Told } from './store.ts';

/** All names stand in one place of a cluster. They go by themselves when their window is over. */
const PREFIX = '{parvis}:';

/** For each name: added, seconds, known, left. Gives for each: count, milliseconds left. */
const ADD = `local out = {}
for i, key in ipairs(KEYS) do
  local at = (i - 1) * 4
  local added, seconds = tonumber(ARGV[at + 1]), tonumber(ARGV[at + 2])
  local known, left = tonumber(ARGV[at + 3]), tonumber(ARGV[at + 4])
  local now = redis.call('GET', key)
  local count = math.max(tonumber(now or '0'), known) + added
  if added ~= 0 and now then redis.call('SET', key, count, 'KEEPTTL') end
  if added ~= 0 and not now then
    local span = seconds
    if known > 0 then span = left end
    redis.call('SET', key, count, 'PX', math.max(1, math.ceil(span * 1000)))
  end
  local ms = redis.call('PTTL', key)
  if ms < 0 then ms = known > 0 and math.ceil(left * 1000) or 0 end
  table.insert(out, count)
  table.insert(out, ms)
end
return out`;

/** Keeps what is counted in a Redis. */
export const redisCounts = (link: RedisLink): CountStore => ({
  async add(told) {
    const keys = told.map(({ name }) => PREFIX + name);
    const evalOf = (rows: readonly Told[]) => (talker: Redis) =>
      talker.eval(
        ADD,
        keys.length,
        ...keys,
        ...rows.flatMap(({ added, seconds, known, left }) => [added, seconds, known, left]),
      );
    const nothing = told.map((row) => ({ ...row, added: 0 }));
    const answer = (await link.run(evalOf(told), evalOf(nothing))) as readonly number[];
    return told.map(({ name }, at) => ({
      name,
      count: answer[at * 2] ?? 0,
      left: (answer[at * 2 + 1] ?? 0) / 1000,
    }));
  },
});

/** Keeps it in a Redis while that is there, and in the other where it is not. */
export const redisElse = (link: RedisLink, other: CountStore): CountStore => {
  const redis = redisCounts(link);
  return {
    add: (told) => (link.isReady() ? redis.add(told).catch(() => other.add(told)) : other.add(told)),
  };
};
