import { describe, expect, it } from 'vitest';
import { migrate } from '../store/migrate.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { failureLines } from './tellFailure.ts';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('a failure under way is told', () => {
  it('in one line with its reason where the database is away', async () => {
    const error = await failureOf(migrate('postgres://x@127.0.0.1:1/x'));
    expect(failureLines('The feed cannot be read.', error)).toEqual([
      'The feed cannot be read (connect ECONNREFUSED 127.0.0.1:1).',
    ]);
    const several = new AggregateError([error, error]);
    expect(
      failureLines('The feed cannot be read.', Object.assign(several, { code: 'ECONNREFUSED' })),
    ).toEqual(['The feed cannot be read (connect ECONNREFUSED 127.0.0.1:1).']);
  });

  it('in one line where the database ended under a statement', async () => {
    const { url } = await createTestDatabase();
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const error = await failureOf(client.query('select pg_terminate_backend(pg_backend_pid())'));
    const [line = '', ...more] = failureLines('The feed cannot be read.', error);
    expect(line).toMatch(/^The feed cannot be read \(.+\)\.$/);
    expect(more).toEqual([]);
  });

  it.each(['Socket closed unexpectedly', 'Connection timeout'])(
    'in one line where a Redis is away: %s',
    (says) => {
      expect(failureLines('The Redis of BUS_URL is away.', new Error(says))).toEqual([
        `The Redis of BUS_URL is away (${says}).`,
      ]);
    },
  );

  it('with all that is known of it where it is a fault of ours', () => {
    const fault = new TypeError('x is no function');
    expect(failureLines('The feed cannot be read.', fault)).toEqual(['The feed cannot be read.', fault]);
  });
});
