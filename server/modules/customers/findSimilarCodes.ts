import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { normalizeCode, qrCodes } from '../../platform/db/schema.ts';

/** Hyphen variants found in texts and on stickers. */
const HYPHENS = /[\u2010-\u2015\u2212]/g;
/** Zero-width characters that copied codes contain. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const AROUND = /^[^a-z0-9]+|[^a-z0-9]+$/g;

const MAX_SUGGESTIONS = 5;

/**
 * Finds codes that match except for case, hyphen variants and surrounding characters. Prefers codes in
 * service.
 */
export async function findSimilarCodes(
  db: Pick<Database, 'select'>,
  typed: string,
): Promise<readonly string[]> {
  const plain = typed.replace(INVISIBLE, '').replace(HYPHENS, '-').toLowerCase().replace(AROUND, '');
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
