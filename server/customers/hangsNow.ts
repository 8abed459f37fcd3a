import { and, eq } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Database } from '../store/database.ts';
import { customers, qrCodes } from '../store/schema.ts';

/** Codes are replaced once in years: whoever goes on for longer goes in circles. */
const MOST = 50;

/** The code that hangs in the place of one that was replaced, where it is in service. */
export async function hangsNow(db: Pick<Database, 'select'>, qrid: string): Promise<string | undefined> {
  let at = qrid;
  for (let step = 0; step < MOST; step += 1) {
    const [row] = await db
      .select({ stale: qrCodes.stale, replacedBy: qrCodes.replacedBy })
      .from(qrCodes)
      .where(eq(qrCodes.qrid, at));
    if (!row) return undefined;
    if (row.replacedBy === null) return row.stale || at === qrid ? undefined : at;
    at = row.replacedBy;
  }
  return undefined;
}

/** Whose code it is, where that customer has ended its service. */
async function endedOwner(db: Pick<Database, 'select'>, qrid: string): Promise<string | undefined> {
  const [row] = await db
    .select({ cuid: customers.cuid })
    .from(qrCodes)
    .innerJoin(customers, eq(customers.cuid, qrCodes.cuid))
    .where(and(eq(qrCodes.qrid, qrid), customers.withdrawn));
  return row?.cuid;
}

/** Why a code is refused: with the one that hangs in its place where there is one, or whose service has ended. */
export async function leadingOn(db: Pick<Database, 'select'>, qrid: string, why: unknown): Promise<unknown> {
  if (!(why instanceof Refusal && why.code === 'staleQr')) return why;
  const replacedBy = await hangsNow(db, qrid);
  if (replacedBy !== undefined) return new Refusal('staleQr', { replacedBy });
  const ended = await endedOwner(db, qrid);
  return ended === undefined ? why : new Refusal('staleQr', { ended });
}
