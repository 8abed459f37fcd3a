import type pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { advanceJobs } from '../../testing/advanceJobs.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestServices } from '../../testing/testServices.ts';
import { createTestDatabase } from '../db/testing/testDatabase.ts';
import type { Warn } from '../logging/log.ts';
import { defineJob, enqueueJob, type Job } from './defineJob.ts';
import { createJobRunner, type JobRunner } from './jobRunner.ts';

const server = await openTestServices((await createTestDatabase()).url);
const { pool, db } = server.store;
const told: unknown[] = [];
const runners: JobRunner[] = [];
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  await pool.query('delete from graphile_worker._private_jobs; delete from job_workers');
  told.length = 0;
});
afterAll(() => server.close());

function runnerOf(jobs: readonly Job[], { alone = false, through = pool } = {}): JobRunner {
  const warn: Warn = (line, { error }) => void told.push(error ?? line);
  const context = () => ({ services: server.services, pool: through, warn });
  const runner = createJobRunner({ jobs, db, context, alone });
  runners.push(runner);
  return runner;
}

/** Records its runs, and fails on demand. */
function noting(more: Partial<Job<{ id: string }>> = {}) {
  const state = { ran: [] as string[], fails: false };
  const job = defineJob<{ id: string }>({
    ...{ name: 'noting', payload: z.object({ id: z.string() }), channel: 'upkeep', does: 'notes' },
    key: ({ id }) => id,
    async run({ id }) {
      state.ran.push(id);
      if (state.fails) throw new Error('jeanne@mail.example');
      return undefined;
    },
    ...more,
  });
  return { job, state };
}
const jobs = async () =>
  (await pool.query('select key, last_error, attempts from graphile_worker.jobs order by key')).rows;

it('runs a job on another server once its transaction commits, and never after a rollback', async () => {
  const { job, state } = noting();
  runnerOf([job]).start();
  const change = db.transaction(async (tx) => {
    await enqueueJob(tx, job, { id: 'never' });
    throw new Error('taken back');
  });
  await expect(change).rejects.toThrow('taken back');
  await db.transaction((tx) => enqueueJob(tx, job, { id: 'one' }));
  await eventually(async () => expect([state.ran, await jobs()]).toEqual([['one'], []]));
});
it('runs a job after its claim was lost with the connection', async () => {
  const { job, state } = noting();
  await enqueueJob(db, job, { id: 'one' });
  let lost = false;
  async function query(question: string | pg.QueryConfig, values?: unknown[]): Promise<unknown> {
    const answer = await pool.query(question, values);
    if (lost || typeof question === 'string' || !question.name?.startsWith('get_job')) return answer;
    lost = true;
    throw new Error('Connection terminated unexpectedly');
  }
  runnerOf([job], { through: Object.create(pool, { query: { value: query } }) }).start();
  await eventually(() => expect([lost, state.ran]).toEqual([true, ['one']]));
});

it('retries a failed job, reports it once until it succeeds, and stores no error message', async () => {
  const { job, state } = noting();
  state.fails = true;
  const runner = runnerOf([job]);
  await enqueueJob(db, job, { id: 'one' });
  for (const attempts of [1, 2]) {
    await runner.runDue();
    expect(await jobs()).toEqual([{ key: 'one', last_error: 'failed', attempts }]);
    await advanceJobs(pool, 60);
  }
  expect(told).toHaveLength(1);
  state.fails = false;
  await runner.runDue();
  expect(await jobs()).toEqual([]);
  state.fails = true;
  await enqueueJob(db, job, { id: 'two' });
  await runner.runDue();
  expect(told).toHaveLength(2);
});

it('runs a recurring job on one server at a time, at its interval, also after failures', async () => {
  const { job, state } = noting({ every: 60, key: () => 'noting', payload: z.any() });
  for (const runner of [runnerOf([job]), runnerOf([job])]) runner.start();
  const waits = async () => {
    const { rows } = await pool.query(
      `select round(extract(epoch from run_at - now()) / 10)::int as tens from graphile_worker.jobs where locked_at is null`,
    );
    expect(rows).toEqual([{ tens: 6 }]);
  };
  await eventually(waits);
  expect(state.ran).toHaveLength(1);
  state.fails = true;
  await advanceJobs(pool, 60);
  await eventually(() => expect(state.ran).toHaveLength(2));
  await eventually(waits);
  expect(told).toHaveLength(1);
});

it('takes over jobs of a process without heartbeat, and at once without other servers', async () => {
  for (const [alone, seen] of [
    [false, '36 seconds'],
    [true, '0 seconds'],
  ] as const) {
    const { job, state } = noting({ isSerial: true });
    await enqueueJob(db, job, { id: 'one' });
    for (const table of ['_private_jobs', '_private_job_queues'])
      await pool.query(`update graphile_worker.${table} set locked_by = 'killed', locked_at = now()`);
    await pool.query(`insert into job_workers values ('gone', '{killed}', now() - interval '${seen}')`);
    const runner = runnerOf([job], { alone });
    runner.start();
    await eventually(() => expect(state.ran).toEqual(['one']));
    await runner.stop();
  }
});
it('continues after a database outage', async () => {
  const { job, state } = noting({
    async run({ id }) {
      if (state.ran.push(id) > 1) return undefined;
      // Breaks all connections, so that the job's end cannot be stored.
      await pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      return undefined;
    },
  });
  runnerOf([job]).start();
  await enqueueJob(db, job, { id: 'one' });
  await eventually(async () => expect([state.ran, await jobs()]).toEqual([['one'], []]));
  await enqueueJob(db, job, { id: 'two' });
  await eventually(async () => expect([state.ran, await jobs()]).toEqual([['one', 'two'], []]));
});
