import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import type { Warn } from '../logging/log.ts';

/** Concurrent jobs per server: a hanging channel blocks no others. */
export const CHANNELS = { mail: 10, sms: 10, push: 6, upkeep: 10 } as const;

export interface JobContext<Services = unknown> {
  readonly services: Services;
  readonly pool: pg.Pool;
  readonly warn: Warn;
}

/** Seconds until the next run. */
export interface NextRun<P> {
  readonly again: number;
  readonly payload?: P;
}

export interface Job<P = unknown, Services = unknown> {
  readonly name: string;
  /** Ids only: user content stays in tables that are erased. */
  readonly payload: z.ZodType<P>;
  readonly channel: keyof typeof CHANNELS;
  /** Deduplication key: a newer job replaces a waiting one. */
  key(payload: P): string;
  /** Sequential per key, across servers. */
  readonly isSerial?: true;
  /** Seconds between runs. */
  readonly every?: number;
  /** Payloads without a job after a restore: backups hold no jobs. */
  readonly findMissing?: (pool: pg.Pool) => Promise<readonly P[]>;
  readonly does: string;
  /** @param stopping aborts at shutdown; long jobs run again on another server */
  run(payload: P, context: JobContext<Services>, stopping: AbortSignal): Promise<NextRun<P> | undefined>;
}

export const defineJob = <P, Services = unknown>(job: Job<P, Services>): Job<P, Services> => job;

/** Replaces the waiting job, all but its time, or nothing. */
type KeyMode = 'replace' | 'preserve_run_at' | 'unsafe_dedupe';

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
    // A worker takes the waiting job: retry, as it then counts as running.
    if (rows[0]?.id) return;
  }
}
