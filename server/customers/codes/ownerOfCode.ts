import { eq } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';
import { qrCodes } from '../../store/schema.ts';

/** Whose code it is or was: one that is out of use still says who hung it up. */
export async function ownerOfCode(db: Pick<Database, 'select'>, qrid: string): Promise<string | undefined> {
  const [row] = await db.select({ cuid: qrCodes.cuid }).from(qrCodes).where(eq(qrCodes.qrid, qrid));
  return row?.cuid;
}
