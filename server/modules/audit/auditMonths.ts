import type { Database } from '../../platform/db/database.ts';
import { settings } from '../../platform/db/schema.ts';

const SETTING = 'trail months';

/** Retention as configured at the last start. */
export const AUDIT_MONTHS_SQL = `coalesce((select value::int from settings where name = '${SETTING}'), 12)`;

export async function storeAuditMonths(db: Database, months: number): Promise<void> {
  const value = String(months);
  await db
    .insert(settings)
    .values({ name: SETTING, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
