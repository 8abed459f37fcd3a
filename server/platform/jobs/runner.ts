import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  makeWorkerUtils,
  runTaskList,
  runTaskListOnce,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { databaseFailure } from '../lib/databaseFailure.ts';
import { newId } from '../lib/ids.ts';
import { inSpan } from '../tracing/spans.ts';
import { CHANNELS, enqueueJob, type Job, type JobContext } from './defineJob.ts';

type Channel = keyof typeof CHANNELS;

const WORKERS = Object.values(CHANNELS).reduce((sum, most) => sum + most, 0);

const isChannel = (name: string): name is Channel => name in CHANNELS;

/**
 * Limits the workers per channel. The library asks for excluded flags before each fetch; fetches are
 * serialized, so that two workers cannot take the last slot.
 */
function createChannelGate() {
  const running = new Map<Channel, number>();
  let fetching: Promise<void> = Promise.resolve();
  let endFetch = (): void => undefined;
  const count = ({ channel }: Job, by: number) => running.set(channel, (running.get(channel) ?? 0) + by);
  return {
    /** Waits for the previous fetch, and returns the full channels. */
    async beginFetch(): Promise<string[]> {
      const before = fetching;
      let end = (): void => undefined;
      fetching = new Promise((resolve) => {
        end = resolve;
      });
      await before;
      endFetch = end;
      return Object.keys(CHANNELS).filter(
        (name) => isChannel(name) && (running.get(name) ?? 0) >= CHANNELS[name],
      );
    },
    endFetch: (): void => endFetch(),
    async run<T>(job: Job, work: () => Promise<T>): Promise<T> {
      count(job, 1);
      try {
        return await work();
      } finally {
        count(job, -1);
      }
    },
  };
}

const AGAIN_MS = 2_000;

const UNLOCK = 'select graphile_worker.force_unlock_workers(array[$1])';

/**
 * Wraps a pool so that queries retry during an outage: the library stops a worker for good if it cannot store
 * a job's end. A job claimed by a lost query is unlocked first. Once `stopped`, a failing query returns no
 * rows.
 */
function patientPool(pool: pg.Pool, stopped: AbortSignal): pg.Pool {
  async function query(config: pg.QueryConfig): Promise<pg.QueryResult> {
    let lostJobOf: unknown;
    for (;;)
      try {
        if (lostJobOf !== undefined) await pool.query(UNLOCK, [lostJobOf]);
        return await pool.query(config);
      } catch (error) {
        if (!databaseFailure(error)) throw error;
        if (config.name?.startsWith('get_job')) lostJobOf = config.values?.[0];
        if (stopped.aborted) return { rows: [], rowCount: 0, command: '', oid: 0, fields: [] };
        await pause(AGAIN_MS, undefined, { signal: stopped }).catch(() => undefined);
      }
  }
  const client = { query, release: () => undefined };
  // With a callback it connects for LISTEN, which the library retries itself.
  const connect = (listen?: Parameters<pg.Pool['connect']>[0]) =>
    listen ? pool.connect(listen) : Promise.resolve(client);
  return Object.create(pool, { connect: { value: connect } });
}

/** Interval for due jobs, milliseconds; new ones arrive by NOTIFY. */
const LOOK_MS = 1_000;
const POLL_MS = 30_000;
/** Heartbeat interval, and the time after which a silent server's jobs are unlocked, seconds. */
const BEAT_S = 10;
const DEAD_S = 35;
const TIDY_S = 3_600;

const BEAT = `with beat as (
    insert into job_workers (process, workers, seen) values ($1, $2, now())
    on conflict (process) do update set workers = excluded.workers, seen = now()),
  gone as (delete from job_workers where process <> $1 and seen < now() - $3 * interval '1 second' returning workers)
  select graphile_worker.force_unlock_workers(array(select unnest(workers) from gone)) where exists (select from gone)`;

// All jobs have ended; unlocks those whose end could not be stored.
const LEAVE = `with gone as (delete from job_workers where process = $1 returning workers)
  select graphile_worker.force_unlock_workers(workers) from gone`;

const WAKE = `select pg_notify('jobs:insert', json_build_object('count', count(*))::text) from graphile_worker.jobs
  where run_at <= now() and locked_at is null and attempts < max_attempts having count(*) > 0`;

export interface JobRunner {
  start(): void;
  /** Runs all due jobs, for tests and commands. */
  runDue(): Promise<void>;
  /** Resolves once running jobs end. */
  stop(): Promise<void>;
}

interface RunnerParts {
  readonly jobs: readonly Job[];
  readonly db: Database;
  readonly context: () => JobContext;
  /** No other server shares the database: any lock found at the start is stale. */
  readonly alone: boolean;
}

/** Finds payloads whose job must exist; a recurring job has one. */
const findMissing = async (job: Job, pool: pg.Pool): Promise<readonly unknown[]> =>
  job.every === undefined ? ((await job.findMissing?.(pool)) ?? []) : [{}];

export function createJobRunner({ jobs, db, context, alone }: RunnerParts): JobRunner {
  const gate = createChannelGate();
  const stopping = new AbortController();
  const failing = new Set<string>();
  const workers = new Set<string>();
  const id = newId();
  let workerPool: WorkerPool | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let [beatAt, tidiedAt] = [0, 0];
  let dead = alone ? 0 : DEAD_S;

  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workers.add(worker.workerId));
  events.on('worker:stop', ({ worker }) => workers.delete(worker.workerId));
  for (const event of ['job:start', 'worker:getJob:empty', 'worker:getJob:error'] as const)
    events.on(event, gate.endFetch);
  const options = {
    events,
    // The library's logs may contain user content; failures are reported here.
    logger: new Logger(() => () => undefined),
    noHandleSignals: true,
    pollInterval: POLL_MS,
    forbiddenFlags: gate.beginFetch,
  };

  function tell(name: string, error: unknown, event = 'job_failed'): void {
    if (!failing.has(name) && !stopping.signal.aborted)
      context().warn(`Job ${name} failed; it will be retried.`, error, undefined, { event, job: name });
    failing.add(name);
  }

  async function run(job: Job, given: unknown): Promise<void> {
    let next = job.every === undefined ? undefined : { again: job.every, payload: given };
    try {
      const payload = job.payload.parse(given);
      const again = await inSpan({ kind: 'internal', name: `job ${job.name}`, isRoot: true }, () =>
        job.run(payload, context(), stopping.signal),
      );
      if (again) next = { payload, ...again };
      failing.delete(job.name);
    } catch (error) {
      tell(job.name, error);
      // The library stores the message: it must hold no personal data.
      if (!next) throw new Error('failed');
    }
    // Keeps the time of a job enqueued by a change during the run.
    if (next) await enqueueJob(db, job, next.payload, { after: next.again, mode: 'preserve_run_at' });
  }

  const tasks = Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => gate.run(job, () => run(job, payload))]),
  );

  /** Enqueues missing jobs, and deletes failed ones. */
  async function tidy(pool: pg.Pool): Promise<void> {
    for (const job of jobs)
      for (const payload of await findMissing(job, pool))
        await enqueueJob(db, job, payload, { mode: 'unsafe_dedupe' });
    const utils = await makeWorkerUtils({ pgPool: pool, logger: options.logger });
    await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS', 'GC_JOB_QUEUES'] });
    await utils.release();
  }

  async function look(): Promise<void> {
    const { pool } = context();
    const now = performance.now() / 1_000;
    if (beatAt === 0 || now - beatAt >= BEAT_S) {
      await pool.query(BEAT, [id, [...workers], dead]);
      [beatAt, dead] = [now, DEAD_S];
    }
    if (tidiedAt === 0 || now - tidiedAt >= TIDY_S) {
      await tidy(pool);
      tidiedAt = now;
    }
    await pool.query({ name: 'jobs_wake', text: WAKE });
  }

  function lookNow(): void {
    looking ??= look()
      .then(
        () => void failing.delete('look'),
        (error: unknown) => tell('look', error, 'jobs_unreachable'),
      )
      .finally(() => {
        looking = undefined;
      });
  }

  return {
    start() {
      const pool = patientPool(context().pool, stopping.signal);
      workerPool ??= runTaskList({ ...options, concurrency: WORKERS }, tasks, pool);
      timer ??= setInterval(lookNow, LOOK_MS);
      timer.unref();
      lookNow();
    },
    async runDue() {
      const client = await context().pool.connect();
      try {
        await runTaskListOnce(options, tasks, client).promise;
      } finally {
        client.release();
      }
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking;
      await workerPool?.gracefulShutdown();
      if (workerPool)
        await context()
          .pool.query(LEAVE, [id])
          .catch(() => undefined);
    },
  };
}
