import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { comparableCode, qrCodes } from '../../platform/db/schema.ts';

/** Hyphens of other kinds, as texts and stickers write them. */
const HYPHENS = /[\u2010-\u2015\u2212]/g;
/** Signs without a width, which a copied code brings along. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const AROUND = /^[^a-z0-9]+|[^a-z0-9]+$/g;

/** So many codes are offered at most. */
const OFFERED = 5;

/**
 * Codes that differ from what was typed or scanned by case, a hyphen of another kind or a sign around them alone: those in service,
 * where there are none the others.
 */
export async function alikeCodes(db: Pick<Database, 'select'>, typed: string): Promise<readonly string[]> {
  const plain = typed.replace(UNSEEN, '').replace(HYPHENS, '-').toLowerCase().replace(AROUND, '');
  if (plain === '') return [];
  const codes = await db
    .select({ qrid: qrCodes.qrid, stale: qrCodes.stale })
    .from(qrCodes)
    .where(eq(comparableCode(qrCodes.qrid), plain))
    .orderBy(asc(qrCodes.stale), asc(qrCodes.qrid))
    .limit(OFFERED);
  const inService = codes.filter(({ stale }) => !stale);
  return (inService.length > 0 ? inService : codes).map(({ qrid }) => qrid);
}
