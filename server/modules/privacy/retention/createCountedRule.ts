import type pg from 'pg';
import { buildCountAndDelete, type CountedTable } from '../../messaging/service.ts';

/** Keeps lock waits short. */
const BATCH_SIZE = 2_000;

/** Keeps counts of deleted messages for administrators. */
export const createCountedRule = (table: CountedTable, where: string) => ({
  table,
  count: `select count(*)::int as rows from ${table} where ${where}`,
  async erase(pool: pg.Pool, now: Date) {
    let sum = 0;
    for (;;) {
      const { rows } = await pool.query<{ rows: number }>(buildCountAndDelete(table, where), [
        now,
        BATCH_SIZE,
      ]);
      const gone = rows[0]?.rows ?? 0;
      sum += gone;
      if (gone < BATCH_SIZE) return { [table]: sum };
    }
  },
});
