import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import type { Addition, CounterStore, Sum } from './counters.ts';

/** Locks rows by name, against deadlocks. Count 0 restarts the window. */
const buildAddQuery = (rows: string): SQL => sql`
  insert into shared_counts as c (name, count, until)
  select name, added, now() + seconds * interval '1 second'
  from jsonb_to_recordset(${rows}::jsonb) as a (name text, added int, seconds float8) order by name
  on conflict (name) do update set
    count = case when c.until <= now() then excluded.count else c.count + excluded.count end,
    until = case when c.until <= now() or c.count = 0 then excluded.until else c.until end
  returning name, count, extract(epoch from until - now())::float8 as left`;

/** Rolls back with `db`. */
export async function addToCounters(db: Tx, additions: readonly Addition[]): Promise<readonly Sum[]> {
  const { rows } = await db.execute<Sum & Record<string, unknown>>(buildAddQuery(JSON.stringify(additions)));
  return rows;
}

export const createPostgresStore = (db: Tx): CounterStore => ({
  add: (additions) => addToCounters(db, additions),
});
