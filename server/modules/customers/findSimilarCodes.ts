import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { normalizeCode, qrCodes } from '../../platform/db/schema.ts';

/** Stickers and copied codes change or lose these characters. */
const IGNORED = /[^a-z0-9]+/g;

const MAX_SUGGESTIONS = 5;

/** Compares letters and digits, ignoring case. Prefers codes in service. */
export async function findSimilarCodes(
  db: Pick<Database, 'select'>,
  typed: string,
): Promise<readonly string[]> {
  const plain = typed.toLowerCase().replace(IGNORED, '');
  if (plain === '') return [];
  const codes = await db
    .select({ qrid: qrCodes.qrid, stale: qrCodes.stale })
    .from(qrCodes)
    .where(eq(normalizeCode(qrCodes.qrid), plain))
    .orderBy(asc(qrCodes.stale), asc(qrCodes.qrid))
    .limit(MAX_SUGGESTIONS);
  const inService = codes.filter(({ stale }) => !stale);
  return (inService.length > 0 ? inService : codes).map(({ qrid }) => qrid);
}
