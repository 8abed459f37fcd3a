import { afterAll, expect, it } from 'vitest';
import { connect } from '../../../platform/db/database.ts';
import { createTestDatabase } from '../../../platform/db/testing/testDatabase.ts';
import { findUsedUpSmsBudget } from './budgets.ts';

const { db, pool, close } = connect((await createTestDatabase()).url);
afterAll(() => close());

it.each([
  // Today's SMS: codes, customer's news, person's news
  [4, 0, 0, undefined],
  [5, 0, 0, 'day'],
  [2, 2, 0, undefined],
  [0, 3, 0, 'day'],
  [0, 0, 2, undefined],
  [0, 0, 3, 'person'],
])(
  'news leave half of 10 daily SMS to codes: %i codes, %i and %i news',
  async (codes, others, own, spent) => {
    await pool.query('delete from deliveries');
    for (const [about, count, person] of [
      ['code', codes, null],
      ['news', others, 'other'],
      ['news', own, 'jo'],
    ])
      await pool.query(
        `insert into deliveries (id, kind, about, person, cuid, state, until)
       select $1 || coalesce($3, '') || n, 'sms', $1, $3, case when $1 = 'news' then 'testville' end, 'sent', now()
       from generate_series(1, $2::int) n`,
        [about, count, person],
      );
    expect(
      await findUsedUpSmsBudget(db, { person: 'jo', cuid: 'testville' }, { perDay: 10, ofCustomer: 3 }),
    ).toBe(spent);
  },
);
