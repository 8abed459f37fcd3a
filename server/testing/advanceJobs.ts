import type pg from 'pg';
import { deliveryJobs } from '../modules/messaging/messageJobs.ts';
import { sendPushes } from '../modules/messaging/pushJobs.ts';
import { createJobRunner, type JobRunner } from '../platform/jobs/jobRunner.ts';
import type { TestServices } from './testServices.ts';

/** Advances jobs and pushes. */
export async function advanceJobs(pool: pg.Pool, seconds: number): Promise<void> {
  await pool.query(`update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 second'`, [
    seconds,
  ]);
  await pool.query(`update pushes set due = due - $1 * interval '1 second' where state = 'waiting'`, [
    seconds,
  ]);
}

/** Runs message and push jobs, without recurring ones. */
export function startSending({ services, store }: TestServices): JobRunner {
  const warn = (): void => undefined;
  const runner = createJobRunner({
    ...{ jobs: [deliveryJobs.mail, deliveryJobs.sms, sendPushes], db: store.db, alone: false },
    context: () => ({ services, pool: store.pool, warn }),
  });
  runner.start();
  return runner;
}
