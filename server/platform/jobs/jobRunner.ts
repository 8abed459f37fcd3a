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
import { createId } from '../lib/ids.ts';
import { mapTransientDatabaseError } from '../lib/mapTransientDatabaseError.ts';
import { runInSpan } from '../tracing/spans.ts';
import { CHANNELS, enqueueJob, type Job, type JobContext } from './defineJob.ts';

type Channel = keyof typeof CHANNELS;

const WORKERS = Object.values(CHANNELS).reduce((sum, most) => sum + most, 0);

const isJobChannel = (name: string): name is Channel => name in CHANNELS;

/** Limits the workers per channel. Serializes fetches, so that two workers cannot take the last slot. */
function createChannelGate() {
  const running = new Map<Channel, number>();
  let fetching: Promise<void> = Promise.resolve();
  let endFetch = (): void => undefined;
  const count = ({ channel }: Job, by: number) => running.set(channel, (running.get(channel) ?? 0) + by);
  return {
    /** Returns the full channels after the previous fetch. */
    async beginFetch(): Promise<string[]> {
      const before = fetching;
      let resolveFetch = (): void => undefined;
      fetching = new Promise((resolve) => {
        resolveFetch = resolve;
      });
      await before;
      endFetch = resolveFetch;
      return Object.keys(CHANNELS).filter(
        (name) => isJobChannel(name) && (running.get(name) ?? 0) >= CHANNELS[name],
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

const RETRY_MS = 2_000;

const UNLOCK = 'select graphile_worker.force_unlock_workers(array[$1])';

/**
 * Retries queries during an outage: the library stops a worker for good if it cannot store a job's end. Unlocks a job
 * claimed by a lost query. Once `stopped`, failing queries return no rows.
 */
function createResilientPool(pool: pg.Pool, stopped: AbortSignal): pg.Pool {
  async function query(config: pg.QueryConfig): Promise<pg.QueryResult> {
    let lostWorker: unknown;
    for (;;)
      try {
        if (lostWorker !== undefined) await pool.query(UNLOCK, [lostWorker]);
        return await pool.query(config);
      } catch (error) {
        if (!mapTransientDatabaseError(error)) throw error;
        if (config.name?.startsWith('get_job')) lostWorker = config.values?.[0];
        if (stopped.aborted) return { rows: [], rowCount: 0, command: '', oid: 0, fields: [] };
        await pause(RETRY_MS, undefined, { signal: stopped }).catch(() => undefined);
      }
  }
  const client = { query, release: () => undefined };
  // With a callback it connects for LISTEN, which the library retries.
  const connect = (listen?: Parameters<pg.Pool['connect']>[0]) =>
    listen ? pool.connect(listen) : Promise.resolve(client);
  return Object.create(pool, { connect: { value: connect } });
}

/** Milliseconds; new jobs arrive by NOTIFY. */
const CHECK_MS = 1_000;
const POLL_MS = 30_000;
/** Seconds between heartbeats, and until a silent server's jobs are unlocked. */
const HEARTBEAT_S = 10;
const DEAD_AFTER_S = 35;
const CLEANUP_S = 3_600;

const HEARTBEAT = `with beat as (
    insert into job_workers (process, workers, seen) values ($1, $2, now())
    on conflict (process) do update set workers = excluded.workers, seen = now()),
  gone as (delete from job_workers where process <> $1 and seen < now() - $3 * interval '1 second' returning workers)
  select graphile_worker.force_unlock_workers(array(select unnest(workers) from gone)) where exists (select from gone)`;

// Unlocks jobs with an unstored end.
const DEREGISTER = `with gone as (delete from job_workers where process = $1 returning workers)
  select graphile_worker.force_unlock_workers(workers) from gone`;

const WAKE = `select pg_notify('jobs:insert', json_build_object('count', count(*))::text) from graphile_worker.jobs
  where run_at <= now() and locked_at is null and attempts < max_attempts having count(*) > 0`;

export interface JobRunner {
  start(): void;
  runDue(): Promise<void>;
  stop(): Promise<void>;
}

interface JobRunnerOptions {
  readonly jobs: readonly Job[];
  readonly db: Database;
  readonly context: () => JobContext;
  /** Any lock at the start is stale. */
  readonly alone: boolean;
}

/** Among failing jobs. */
const QUEUE_CHECK = 'queue check';

/** A recurring job has one. */
const findMissingPayloads = async (job: Job, pool: pg.Pool): Promise<readonly unknown[]> =>
  job.every === undefined ? ((await job.findMissing?.(pool)) ?? []) : [{}];

// The library's logs may contain user content; the runner reports failures.
const SILENT_LOGGER = new Logger(() => () => undefined);

/** Enqueues missing jobs, and deletes failed ones. */
async function reconcileJobs(jobs: readonly Job[], db: Database, pool: pg.Pool): Promise<void> {
  for (const job of jobs)
    for (const payload of await findMissingPayloads(job, pool))
      await enqueueJob(db, job, payload, { mode: 'unsafe_dedupe' });
  const utils = await makeWorkerUtils({ pgPool: pool, logger: SILENT_LOGGER });
  await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS', 'GC_JOB_QUEUES'] });
  await utils.release();
}

/** Each second: writes the heartbeat, reconciles jobs, wakes workers. */
function createQueueCheck(
  { jobs, db, alone }: Omit<JobRunnerOptions, 'context'>,
  id: string,
  workers: ReadonlySet<string>,
) {
  let [heartbeatAt, cleanedAt] = [0, 0];
  let deadAfter = alone ? 0 : DEAD_AFTER_S;
  return async (pool: pg.Pool): Promise<void> => {
    const now = performance.now() / 1_000;
    if (heartbeatAt === 0 || now - heartbeatAt >= HEARTBEAT_S) {
      await pool.query(HEARTBEAT, [id, [...workers], deadAfter]);
      [heartbeatAt, deadAfter] = [now, DEAD_AFTER_S];
    }
    if (cleanedAt === 0 || now - cleanedAt >= CLEANUP_S) {
      await reconcileJobs(jobs, db, pool);
      cleanedAt = now;
    }
    await pool.query({ name: 'jobs_wake', text: WAKE });
  };
}

export function createJobRunner({ jobs, db, context, alone }: JobRunnerOptions): JobRunner {
  const gate = createChannelGate();
  const stopping = new AbortController();
  const failing = new Set<string>();
  const workers = new Set<string>();
  const id = createId();
  let workerPool: WorkerPool | undefined;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;

  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workers.add(worker.workerId));
  events.on('worker:stop', ({ worker }) => workers.delete(worker.workerId));
  for (const event of ['job:start', 'worker:getJob:empty', 'worker:getJob:error'] as const)
    events.on(event, gate.endFetch);
  const checkQueue = createQueueCheck({ jobs, db, alone }, id, workers);
  const options = {
    events,
    logger: SILENT_LOGGER,
    noHandleSignals: true,
    pollInterval: POLL_MS,
    forbiddenFlags: gate.beginFetch,
  };

  function reportFailure(name: string, error: unknown): void {
    const isNew = !failing.has(name) && !stopping.signal.aborted;
    failing.add(name);
    if (!isNew) return;
    const { warn } = context();
    if (name === QUEUE_CHECK) warn('Failed to read the job queue', { event: 'jobs_unreachable', error });
    else warn(`Job ${name} failed; it will be retried.`, { event: 'job_failed', error, job: name });
  }

  async function runJob(job: Job, given: unknown): Promise<void> {
    let next = job.every === undefined ? undefined : { again: job.every, payload: given };
    try {
      const payload = job.payload.parse(given);
      const again = await runInSpan({ kind: 'internal', name: `job ${job.name}`, isRoot: true }, () =>
        job.run(payload, context(), stopping.signal),
      );
      if (again) next = { payload, ...again };
      failing.delete(job.name);
    } catch (error) {
      reportFailure(job.name, error);
      // The library stores the message: no personal data.
      if (!next) throw new Error('failed');
    }
    // Keeps the time of a job that a change enqueued during the run.
    if (next) await enqueueJob(db, job, next.payload, { after: next.again, mode: 'preserve_run_at' });
  }

  const tasks = Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => gate.run(job, () => runJob(job, payload))]),
  );

  function startCheck(): void {
    checking ??= checkQueue(context().pool)
      .then(
        () => void failing.delete(QUEUE_CHECK),
        (error: unknown) => reportFailure(QUEUE_CHECK, error),
      )
      .finally(() => {
        checking = undefined;
      });
  }

  return {
    start() {
      const pool = createResilientPool(context().pool, stopping.signal);
      workerPool ??= runTaskList({ ...options, concurrency: WORKERS }, tasks, pool);
      timer ??= setInterval(startCheck, CHECK_MS);
      timer.unref();
      startCheck();
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
      await checking;
      await workerPool?.gracefulShutdown();
      if (workerPool)
        await context()
          .pool.query(DEREGISTER, [id])
          .catch(() => undefined);
    },
  };
}
