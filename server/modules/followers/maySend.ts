import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';

/** Whether a visitor is not blocked by a customer that is in service. */
export async function maySend(
  db: Pick<Database, 'execute'>,
  cuid: string,
  crUid: string | null,
): Promise<boolean> {
  const { rows } = await db.execute<{ refusal: string | null }>(
    sql`select may_send(${cuid}, ${crUid}, false) as refusal`,
  );
  return rows[0]?.refusal === null;
}
