import { describe, expect, it } from 'vitest';
import { connect } from '../store/database.ts';
import { createTestDatabase } from '../store/testing/testDatabase.ts';
import { callError } from './errors.ts';

describe('what the database or the way to it says', () => {
  it.each([
    '55P03',
    '25P03',
    '25006',
    '53100',
    '58030',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ])('%s is unavailable', (code) => {
    const cause = Object.assign(new Error('x'), { code });
    expect(callError(new Error('Failed query', { cause }))).toMatchObject({ code: 'unavailable' });
  });

  it.each([
    'Query read timeout',
    'Cannot use a pool after calling end on the pool',
    'Client was closed and is not queryable',
    'timeout expired',
  ])('%s too', (message) => {
    expect(callError(new Error(message))).toEqual({ code: 'unavailable', retryAfter: 2 });
  });
});

it('the pool gives up before callers do', async () => {
  const store = connect((await createTestDatabase()).url);
  const { rows } = await store.pool.query(
    `select name, setting::int as ms from pg_settings
     where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')`,
  );
  expect(rows).toHaveLength(3);
  for (const { ms } of rows) {
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThan(20_000);
  }
  await store.close();
});
