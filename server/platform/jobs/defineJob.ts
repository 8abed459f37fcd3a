import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import type { Log } from '../logging/log.ts';

/** How many jobs of a channel a server runs at once: a channel that hangs leaves the workers of the others alone. */
export const CHANNELS = { mail: 10, sms: 10, push: 6, upkeep: 7 } as const;

/** What jobs work with: what the modules share, and the database. */
export interface JobContext<Services = unknown> {
  readonly services: Services;
  readonly pool: pg.Pool;
  readonly warn: Log['warn'];
}

/** Runs the job again after so many seconds, with its payload or another one. */
export interface Again<P> {
  readonly again: number;
  readonly payload?: P;
}

export interface Job<P = unknown, Services = unknown> {
  readonly name: string;
  /** Holds ids alone: what people wrote stays in the tables that are erased. */
  readonly payload: z.ZodType<P>;
  readonly channel: keyof typeof CHANNELS;
  /** Of the waiting jobs with one key the newest replaces the others. */
  key(payload: P): string;
  /** Jobs with one key never run at the same time, on whichever server. */
  readonly isSerial?: true;
  /** Seconds between two runs of a recurring job: on one server at a time. Without it the job is enqueued by a change. */
  readonly every?: number;
  /** Seconds until each next try; the last one stays. A recurring job has its next run instead. */
  readonly pauses?: readonly number[];
  /** Finds what waits without a job, as after a restore: tables of jobs are in no back-up. */
  readonly findMissing?: (pool: pg.Pool) => Promise<readonly P[]>;
  /** What it does, for the table of jobs in ARCHITECTURE.md. */
  readonly does: string;
  /** @param stopping aborts once the server takes no more jobs: what takes long runs again on another one */
  run(payload: P, context: JobContext<Services>, stopping: AbortSignal): Promise<Again<P> | undefined>;
}

export const defineJob = <P, Services = unknown>(job: Job<P, Services>): Job<P, Services> => job;

/** How an existing job with the same key is treated: a waiting one is replaced, wholly or but for its time, or any one is left alone. */
type KeyMode = 'replace' | 'preserve_run_at' | 'unsafe_dedupe';

/** Enqueues a job as a part of a transaction, to run after so many seconds. */
export async function enqueueJob<P>(
  tx: Pick<Tx, 'execute'>,
  job: Job<P>,
  payload: P,
  { after = 0, mode = 'replace' }: { readonly after?: number; readonly mode?: KeyMode } = {},
): Promise<void> {
  const key = job.key(payload);
  const add = sql`select id from graphile_worker.add_job(${job.name}, ${JSON.stringify(payload)}::json,
    job_key => ${key}, job_key_mode => ${mode}, flags => array[${job.channel}],
    queue_name => ${job.isSerial ? key : null}::text, run_at => now() + ${after} * interval '1 second')`;
  for (;;) {
    const { rows } = await tx.execute<{ id: string | null }>(add);
    // None is added where a worker takes the waiting one at this moment; the next try sees that it runs.
    if (rows[0]?.id) return;
  }
}
