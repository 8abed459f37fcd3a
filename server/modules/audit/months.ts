import type { Database } from '../../platform/db/database.ts';
import { settings } from '../../platform/db/schema.ts';

const NAME = 'trail months';

/** SQL expression: months to keep the audit log, as configured at the last server start. */
export const TRAIL_MONTHS = `coalesce((select value::int from settings where name = '${NAME}'), 12)`;

export async function noteMonths(db: Database, months: number): Promise<void> {
  const value = String(months);
  await db
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
