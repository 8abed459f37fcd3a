import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';

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
