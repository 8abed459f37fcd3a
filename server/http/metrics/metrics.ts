import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type pg from 'pg';
import type { RefusedCustomer } from '../../modules/provisioning/service.ts';
import type { Readiness } from '../../platform/db/readiness.ts';
import type { CallRecord } from '../../platform/logging/log.ts';
import { createCallMeter } from '../../platform/metrics/callMeter.ts';
import { formatMetrics, type MetricFamily } from '../../platform/metrics/prometheusText.ts';
import type { Carrier } from '../../platform/realtime/bus.ts';
import { watchDatabase } from './databaseMetrics.ts';

const createGauge = (name: string, help: string, value: number): MetricFamily => ({
  name,
  type: 'gauge',
  help,
  samples: [{ value }],
});

const NANOSECONDS = 1e9;
const QUANTILES = [50, 99, 100] as const;

/** Loop delays count from the last read. */
function watchProcess() {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return {
    getFamilies(): MetricFamily[] {
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
        createGauge('process_resident_memory_bytes', 'Memory of the server.', rss),
        createGauge('process_heap_bytes', 'Memory of its objects.', heapUsed),
        {
          ...createGauge('process_cpu_seconds_total', 'Time of the processor.', (user + system) / 1e6),
          type: 'counter',
        },
        createGauge('process_start_time_seconds', 'When it began.', performance.timeOrigin / 1000),
      ];
    },
    stop: () => delay.disable(),
  };
}

export interface MetricsSources {
  readonly pool: pg.Pool;
  readonly readiness: Readiness;
  readonly streams: () => number;
  /** Current transport, and number of fallbacks from Redis. */
  readonly carrier: () => Carrier;
  readonly takeovers: () => number;
  readonly refused: () => Promise<readonly RefusedCustomer[]>;
}

export interface Metrics {
  recordCall(facts: CallRecord): void;
  read(): Promise<string>;
  stop(): void;
}

const buildPoolFamily = ({ totalCount, idleCount, waitingCount }: pg.Pool): MetricFamily => {
  const of = { open: totalCount, idle: idleCount, waitedFor: waitingCount };
  return {
    name: 'parvis_pool_connections',
    type: 'gauge',
    help: 'Connections to the database: open, idle among them, and those that somebody waits for.',
    samples: Object.entries(of).map(([state, value]) => ({ labels: { state }, value })),
  };
};

const CARRIERS: readonly Carrier[] = ['none', 'postgresql', 'redis'];

const buildBusFamilies = ({
  carrier,
  takeovers,
}: Pick<MetricsSources, 'carrier' | 'takeovers'>): MetricFamily[] => {
  const now = carrier();
  return [
    {
      name: 'parvis_bus',
      type: 'gauge',
      help: '1 for what carries news and counts between servers just now: none where this one is alone.',
      samples: CARRIERS.map((each) => ({ labels: { carrier: each }, value: each === now ? 1 : 0 })),
    },
    {
      ...createGauge(
        'parvis_bus_takeovers_total',
        'How often PostgreSQL took over from a Redis.',
        takeovers(),
      ),
      type: 'counter',
    },
  ];
};

const buildRefusedFamily = (refused: readonly RefusedCustomer[]): MetricFamily => ({
  name: 'parvis_customers_refused',
  type: 'gauge',
  help: '1 for each customer that is not loaded as its file says, which has a mistake; 0 where there is none.',
  samples:
    refused.length > 0
      ? refused.map(({ name }) => ({ labels: { customer: name }, value: 1 }))
      : [{ value: 0 }],
});

export function createMetrics({ pool, readiness, streams, refused, ...shared }: MetricsSources): Metrics {
  const calls = createCallMeter();
  const process = watchProcess();
  const database = watchDatabase(pool);
  return {
    recordCall: calls.recordCall,
    stop: process.stop,
    async read() {
      const status = await readiness.now();
      // Omits database metrics during an outage.
      const stored = await database.getFamilies().catch(() => []);
      return formatMetrics([
        createGauge(
          'parvis_ready',
          '1 while the database takes what is written, else 0.',
          status === 'ok' ? 1 : 0,
        ),
        buildRefusedFamily(await refused()),
        createGauge('parvis_live_streams', 'Pages that read along.', streams()),
        buildPoolFamily(pool),
        ...buildBusFamilies(shared),
        ...calls.getFamilies(),
        ...stored,
        ...process.getFamilies(),
      ]);
    },
  };
}
