import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type pg from 'pg';
import type { RefusedCustomer } from '../../modules/provisioning/load/refusedCustomers.ts';
import type { Readiness } from '../../platform/db/readiness.ts';
import type { CallFacts } from '../../platform/logging/log.ts';
import { createCallMeter } from '../../platform/metrics/callMeter.ts';
import { exposed, type Family } from '../../platform/metrics/exposition.ts';
import type { Carrier } from '../../platform/realtime/bus.ts';
import { watchDatabase } from './databaseFigures.ts';

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  type: 'gauge',
  help,
  samples: [{ value }],
});

const NANOSECONDS = 1e9;
const QUANTILES = [50, 99, 100] as const;

/** Collects process metrics; loop delays since the last read. */
function watchProcess() {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return {
    families(): Family[] {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const samples = QUANTILES.map((quantile) => ({
        labels: { quantile: String(quantile / 100) },
        value: delay.percentile(quantile) / NANOSECONDS,
      }));
      delay.reset();
      return [
        {
          name: 'parvis_loop_delay_seconds',
          type: 'gauge',
          help: 'How late the event loop was since it was asked for last: all calls wait as long.',
          samples,
        },
        gauge('process_resident_memory_bytes', 'Memory of the server.', rss),
        gauge('process_heap_bytes', 'Memory of its objects.', heapUsed),
        {
          ...gauge('process_cpu_seconds_total', 'Time of the processor.', (user + system) / 1e6),
          type: 'counter',
        },
        gauge('process_start_time_seconds', 'When it began.', performance.timeOrigin / 1000),
      ];
    },
    stop: () => delay.disable(),
  };
}

export interface Measured {
  readonly pool: pg.Pool;
  readonly readiness: Readiness;
  readonly streams: () => number;
  /** Current transport between servers, and number of fallbacks from Redis. */
  readonly carrier: () => Carrier;
  readonly takeovers: () => number;
  readonly refused: () => Promise<readonly RefusedCustomer[]>;
}

export interface Metrics {
  answered(facts: CallFacts): void;
  read(): Promise<string>;
  stop(): void;
}

const poolFamily = ({ totalCount, idleCount, waitingCount }: pg.Pool): Family => {
  const of = { open: totalCount, idle: idleCount, waitedFor: waitingCount };
  return {
    name: 'parvis_pool_connections',
    type: 'gauge',
    help: 'Connections to the database: open, idle among them, and those that somebody waits for.',
    samples: Object.entries(of).map(([state, value]) => ({ labels: { state }, value })),
  };
};

const CARRIERS: readonly Carrier[] = ['none', 'postgresql', 'redis'];

const busFamilies = ({ carrier, takeovers }: Pick<Measured, 'carrier' | 'takeovers'>): Family[] => {
  const now = carrier();
  return [
    {
      name: 'parvis_bus',
      type: 'gauge',
      help: '1 for what carries news and counts between servers just now: none where this one is alone.',
      samples: CARRIERS.map((each) => ({ labels: { carrier: each }, value: each === now ? 1 : 0 })),
    },
    {
      ...gauge('parvis_bus_takeovers_total', 'How often PostgreSQL took over from a Redis.', takeovers()),
      type: 'counter',
    },
  ];
};

const refusedFamily = (refused: readonly RefusedCustomer[]): Family => ({
  name: 'parvis_customers_refused',
  type: 'gauge',
  help: '1 for each customer that is not loaded as its file says, which has a mistake; 0 where there is none.',
  samples:
    refused.length > 0
      ? refused.map(({ name }) => ({ labels: { customer: name }, value: 1 }))
      : [{ value: 0 }],
});

export function createMetrics({ pool, readiness, streams, refused, ...shared }: Measured): Metrics {
  const calls = createCallMeter();
  const process = watchProcess();
  const database = watchDatabase(pool);
  return {
    answered: calls.answered,
    stop: process.stop,
    async read() {
      const status = await readiness.now();
      // Omits database metrics during an outage.
      const stored = await database.families().catch(() => []);
      return exposed([
        gauge('parvis_ready', '1 while the database takes what is written, else 0.', status === 'ok' ? 1 : 0),
        refusedFamily(await refused()),
        gauge('parvis_live_streams', 'Pages that read along.', streams()),
        poolFamily(pool),
        ...busFamilies(shared),
        ...calls.families(),
        ...stored,
        ...process.families(),
      ]);
    },
  };
}
