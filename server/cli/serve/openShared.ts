import type { Config } from '../../platform/config/config.ts';
import type { Store } from '../../platform/db/database.ts';
import { type CounterStore, type Counters, createCounters } from '../../platform/limits/counters.ts';
import { postgresStore } from '../../platform/limits/postgresStore.ts';
import type { Log } from '../../platform/logging/log.ts';
import { aloneBus, type Bus, databaseBus, type Hear } from '../../platform/realtime/bus.ts';
import { reasonOf } from '../../platform/terminal/startFailure.ts';

export interface Shared {
  readonly bus: Bus;
  readonly counters: Counters;
  /** Number of failovers from Redis to the database. */
  readonly takeovers: () => number;
}

export interface SharedSources {
  readonly config: Config;
  readonly store: Store;
  /** No other server shares the database. */
  readonly alone: boolean;
  readonly secret: Buffer;
  readonly warn: Log['warn'];
}

const never = () => 0;

/** Opens bus and rate limits: in-process, by the database, or by Redis with fallback to the database. */
export async function openShared(sources: SharedSources, heard: Hear): Promise<Shared> {
  const { config, store, alone, secret, warn } = sources;
  if (alone)
    return { bus: aloneBus(store.url, heard), counters: createCounters({ secret }), takeovers: never };
  const countersIn = (shared: CounterStore) =>
    createCounters({
      store: shared,
      secret,
      onDown: (error) =>
        warn(
          `Failed to share rate limits; this server counts alone (${reasonOf(error)})`,
          undefined,
          undefined,
          { event: 'shared_limits_lost' },
        ),
      onUp: () =>
        warn('Sharing rate limits again', undefined, undefined, { event: 'shared_limits_restored' }),
    });
  const database = postgresStore(store.db);
  if (!config.busUrl)
    return { bus: databaseBus(store.url, heard), counters: countersIn(database), takeovers: never };
  // Imported lazily: a tenth of the start time.
  const [{ redisBus }, { withFallback }] = await Promise.all([
    import('../../platform/realtime/redisBus.ts'),
    import('../../platform/limits/redisStore.ts'),
  ]);
  const { bus, link } = redisBus({ url: config.busUrl, database: store.url }, heard, {
    away: (error) =>
      warn(
        `The Redis of BUS_URL is away, refuses, or is none: PostgreSQL takes over for it (${reasonOf(error)}).`,
        undefined,
        undefined,
        { event: 'redis_lost' },
      ),
    back: () =>
      warn('The Redis of BUS_URL is there again', undefined, undefined, { event: 'redis_restored' }),
  });
  return { bus, counters: countersIn(withFallback(link, database)), takeovers: link.lost };
}
