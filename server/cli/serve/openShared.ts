import type { Config } from '../../platform/config/config.ts';
import type { Store } from '../../platform/db/database.ts';
import { type CounterStore, type Counters, createCounters } from '../../platform/limits/counters.ts';
import { postgresStore } from '../../platform/limits/postgresStore.ts';
import type { Log } from '../../platform/logging/log.ts';
import { aloneBus, type Bus, databaseBus, type Hear } from '../../platform/realtime/bus.ts';
import { reasonOf } from '../../platform/terminal/startFailure.ts';

/** What servers on one database have in common beside it. */
export interface Shared {
  readonly bus: Bus;
  readonly counters: Counters;
  /** How often a Redis went, and the database took over. */
  readonly takeovers: () => number;
}

/** What it is opened with. */
export interface SharedSources {
  readonly config: Config;
  readonly store: Store;
  /** True when no other server shares the database. */
  readonly alone: boolean;
  readonly secret: Buffer;
  readonly warn: Log['warn'];
}

const never = () => 0;

/** Opens what carries notices and rate limits between servers: the database, or the Redis of BUS_URL while it is there. */
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
          `Counts are not shared with other servers: this one holds limits by itself (${reasonOf(error)}).`,
        ),
      onUp: () => warn('Counts are shared again.'),
    });
  const database = postgresStore(store.db);
  if (!config.busUrl)
    return { bus: databaseBus(store.url, heard), counters: countersIn(database), takeovers: never };
  // A tenth of the work of a start, which most servers need not do.
  const [{ redisBus }, { withFallback }] = await Promise.all([
    import('../../platform/realtime/redisBus.ts'),
    import('../../platform/limits/redisStore.ts'),
  ]);
  const { bus, link } = redisBus({ url: config.busUrl, database: store.url }, heard, {
    away: (error) =>
      warn(
        `The Redis of BUS_URL is away, refuses, or is none: PostgreSQL takes over for it (${reasonOf(error)}).`,
      ),
    back: () => warn('The Redis of BUS_URL is there again, and carries what servers tell each other.'),
  });
  return { bus, counters: countersIn(withFallback(link, database)), takeovers: link.lost };
}
