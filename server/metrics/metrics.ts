import type pg from 'pg';
import type { Carrier } from '../events/bus.ts';
import type { CallFacts } from '../log/log.ts';
import type { Readiness } from '../store/readiness.ts';
import { createCallMeter } from './callMeter.ts';
import { watchDatabase } from './databaseFigures.ts';
import { exposed, type Family } from './exposition.ts';
import { gauge } from './gauge.ts';
import { watchProcess } from './processFigures.ts';

/** What figures are taken of. */
export interface Measured {
  readonly pool: pg.Pool;
  readonly readiness: Readiness;
  /** How many live streams are open. */
  readonly streams: () => number;
  /** What carries news between servers just now, and how often the database took over from a Redis. */
  readonly carrier: () => Carrier;
  readonly takeovers: () => number;
}

/** The figures of a server. */
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

/** Takes figures of a server from now on. */
export function createMetrics({ pool, readiness, streams, ...shared }: Measured): Metrics {
  const calls = createCallMeter();
  const process = watchProcess();
  const database = watchDatabase(pool);
  return {
    answered: calls.answered,
    stop: process.stop,
    async read() {
      const status = await readiness.now();
      // While the database is away its figures are missing, and that it is away is one.
      const stored = await database.families().catch(() => []);
      return exposed([
        gauge('parvis_ready', '1 while the database takes what is written, else 0.', status === 'ok' ? 1 : 0),
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
