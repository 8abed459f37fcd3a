import type { Config } from '../../platform/config/config.ts';
import type { Store } from '../../platform/db/database.ts';
import { type CounterStore, type Counters, createCounters } from '../../platform/limits/counters.ts';
import { createPostgresStore } from '../../platform/limits/postgresStore.ts';
import type { Warn } from '../../platform/logging/log.ts';
import {
  type BroadcastListener,
  type Bus,
  createDatabaseBus,
  createStandaloneBus,
  type NoticeListener,
} from '../../platform/realtime/bus.ts';
import { getReason } from '../../platform/terminal/startFailure.ts';

export interface SharedServices {
  readonly bus: Bus;
  readonly counters: Counters;
  /** From Redis to the database. */
  readonly takeovers: () => number;
}

export interface SharedOptions {
  readonly config: Config;
  readonly store: Store;
  readonly alone: boolean;
  readonly secret: Buffer;
  readonly warn: Warn;
}

const getZero = () => 0;

/** In-process, by the database, or by Redis with fallback. */
export async function openSharedServices(
  sources: SharedOptions,
  heard: NoticeListener,
  onBroadcast: BroadcastListener,
): Promise<SharedServices> {
  const { config, store, alone, secret, warn } = sources;
  if (alone)
    return {
      bus: createStandaloneBus(store.url, heard),
      counters: createCounters({ secret }),
      takeovers: getZero,
    };
  const openCounters = (shared: CounterStore) =>
    createCounters({
      store: shared,
      secret,
      onDown: (error) =>
        warn(`Failed to share rate limits; this server counts alone (${getReason(error)})`, {
          event: 'shared_limits_lost',
        }),
      onUp: () => warn('Sharing rate limits again', { event: 'shared_limits_restored' }),
    });
  const database = createPostgresStore(store.db);
  if (!config.busUrl)
    return {
      bus: createDatabaseBus(store.url, heard, onBroadcast),
      counters: openCounters(database),
      takeovers: getZero,
    };
  // Lazy: a tenth of the start time.
  const [{ createRedisBus: redisBus }, { withFallback }] = await Promise.all([
    import('../../platform/realtime/redisBus.ts'),
    import('../../platform/limits/redisStore.ts'),
  ]);
  const { bus, link } = redisBus(
    { url: config.busUrl, database: store.url },
    heard,
    {
      onDisconnect: (error) =>
        warn(
          `The Redis of BUS_URL is away, refuses, or is none: PostgreSQL takes over for it (${getReason(error)}).`,
          { event: 'redis_lost' },
        ),
      onReconnect: () => warn('The Redis of BUS_URL is there again', { event: 'redis_restored' }),
    },
    onBroadcast,
  );
  return { bus, counters: openCounters(withFallback(link, database)), takeovers: link.countOutages };
}
