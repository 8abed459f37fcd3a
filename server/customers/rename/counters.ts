import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';

/** Tables that count, by what, and what they count: rows of two names become one. */
const COUNTERS = {
  case_counts: { by: ['month', 'ccat_code', 'place_code', 'state', 'outcome', 'rating'], counts: 'cases' },
  delivery_counts: { by: ['day', 'way', 'about', 'state'], counts: 'messages' },
} as const;

export const isCounter = (table: string): boolean => Object.hasOwn(COUNTERS, table);

/** Adds what was counted under names of before to what is counted under those of now. @param names rows of `former` and `cuid` */
export async function moveCounts(db: Pick<Database, 'execute'>, names: SQL): Promise<void> {
  for (const [name, { by, counts }] of Object.entries(COUNTERS)) {
    const [table, count] = [sql.identifier(name), sql.identifier(counts)];
    const key = sql.join(
      by.map((column) => sql.identifier(column)),
      sql`, `,
    );
    await db.execute(sql`
      with names as (${names}),
      moved as (delete from ${table} as written using names where written.cuid = names.former
        returning names.cuid as now, written.*)
      insert into ${table} (cuid, ${key}, ${count})
      select now, ${key}, sum(${count}) from moved group by now, ${key}
      on conflict (cuid, ${key}) do update set ${count} = ${table}.${count} + excluded.${count}`);
  }
}
