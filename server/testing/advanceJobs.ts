import type pg from 'pg';

/** Moves the clock of all that waits on by so many seconds: jobs, and pushes that are tried again. */
export async function advanceJobs(pool: pg.Pool, seconds: number): Promise<void> {
  await pool.query(`update graphile_worker._private_jobs set run_at = run_at - $1 * interval '1 second'`, [
    seconds,
  ]);
  await pool.query(`update pushes set due = due - $1 * interval '1 second' where state = 'waiting'`, [
    seconds,
  ]);
}
