import type { Database } from '../../platform/db/database.ts';
import { settings } from '../../platform/db/schema.ts';

const NAME = 'trail months';

/** For how many months what was done is kept, as the server that was started last was told: an expression of SQL. */
export const TRAIL_MONTHS = `coalesce((select value::int from settings where name = '${NAME}'), 12)`;

/** Notes for whatever erases, a command too, how long this server keeps what was done. */
export async function noteMonths(db: Database, months: number): Promise<void> {
  const value = String(months);
  await db
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
