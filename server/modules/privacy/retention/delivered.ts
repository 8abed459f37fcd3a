import type pg from 'pg';
import { type Counted, countAndForget } from '../../messaging/figures.ts';

/** So many rows at a time: whoever wants one of them waits for no more than these. */
const AT_ONCE = 2_000;

/** Messages go, and that there were so many stays, for administrators. */
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
