import { describe, expect, it } from 'vitest';
import { connect } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { feed } from '../../platform/db/schema.ts';
import { createTestDatabase } from '../../platform/db/testing/testDatabase.ts';
import { formatFailure } from './createLog.ts';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('a runtime failure is logged', () => {
  it('in one line with the reason if the database is unreachable', async () => {
    const error = await failureOf(migrate('postgres://x@127.0.0.1:1/x'));
    expect(formatFailure('The feed cannot be read.', error)).toEqual([
      'The feed cannot be read (connect ECONNREFUSED 127.0.0.1:1).',
    ]);
    const several = new AggregateError([error, error]);
    expect(
      formatFailure('The feed cannot be read.', Object.assign(several, { code: 'ECONNREFUSED' })),
    ).toEqual(['The feed cannot be read (connect ECONNREFUSED 127.0.0.1:1).']);
  });

  it('in one line if the database terminates a statement', async () => {
    const { url } = await createTestDatabase();
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const error = await failureOf(client.query('select pg_terminate_backend(pg_backend_pid())'));
    const [line = '', ...more] = formatFailure('The feed cannot be read.', error);
    expect(line).toMatch(/^The feed cannot be read \(.+\)\.$/);
    expect(more).toEqual([]);
  });

  it('without query parameters and stored values', async () => {
    const store = connect((await createTestDatabase()).url);
    const own = { cuid: 'nowhere', csid: 'x', type: 'case' as const };
    await store.pool.query('alter table feed add constraint held check (csid <> $$Ombeline$$)');
    const failures = [
      await failureOf(store.db.insert(feed).values({ ...own, csid: 'Ombeline' })),
      await failureOf(store.pool.query(`insert into identities values ('Ombeline'), ('Ombeline')`)),
    ];
    await store.close();
    for (const failure of failures) {
      const told = formatFailure('A call failed.', failure).join('\n');
      expect(told).not.toContain('Ombeline');
      expect(told).toContain('    at ');
      expect(told).toMatch(/23514 feed held|23505 identities identities_pkey/);
    }
  });

  it.each(['Socket closed unexpectedly', 'Connection timeout'])(
    'in one line if Redis is unreachable: %s',
    (says) => {
      expect(formatFailure('The Redis of BUS_URL is away.', new Error(says))).toEqual([
        `The Redis of BUS_URL is away (${says}).`,
      ]);
    },
  );

  it('with its stack if it is a bug', () => {
    const fault = new TypeError('x is no function');
    const [line, told = ''] = formatFailure('The feed cannot be read.', fault);
    expect(line).toBe('The feed cannot be read.');
    expect(told).toMatch(/^TypeError: x is no function\n\s+at /);
  });
});
