import type pg from 'pg';
import { type Counted, countAndForget } from '../../messaging/figures.ts';

/** Batch size: lock waits stay short. */
const AT_ONCE = 2_000;

/** Deletes messages and keeps their counts for administrators. */
export const countedAndGone = (table: Counted, where: string) => ({
  table,
  count: `select count(*)::int as rows from ${table} where ${where}`,
  async erase(pool: pg.Pool, now: Date) {
    let sum = 0;
    for (;;) {
      const { rows } = await pool.query<{ rows: number }>(countAndForget(table, where), [now, AT_ONCE]);
      const gone = rows[0]?.rows ?? 0;
      sum += gone;
      if (gone < AT_ONCE) return { [table]: sum };
    }
  },
});
