import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../base/refusal.ts';
import type { Database } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { places, qrCodes } from '../store/schema.ts';
import { leadingOn } from './hangsNow.ts';

/** A QR code with the place it stands at. */
export type FoundCode = typeof qrCodes.$inferSelect & { place: typeof places.$inferSelect };

type CodeRow =
  | { code: typeof qrCodes.$inferSelect | null; place: typeof places.$inferSelect | null }
  | undefined;

function knownCode(row: CodeRow): FoundCode {
  if (!row?.code || !row.place) throw new Refusal('unknownQr');
  return { ...row.code, place: row.place };
}

/**
 * A code as it was found with its place, if it may be used.
 * @throws Refusal unknownQr, staleQr
 */
function usableCode(row: CodeRow): FoundCode {
  const code = knownCode(row);
  if (code.stale) throw new Refusal('staleQr');
  return code;
}

/**
 * The same for a report, which may have been begun before its code was replaced: the place is the same.
 * @throws Refusal unknownQr, staleQr
 */
export function reportedCode(row: CodeRow): FoundCode {
  const code = knownCode(row);
  return code.replacedBy === null ? usableCode(row) : code;
}

const oneCode = prepared((db) =>
  db
    .select({ code: qrCodes, place: places })
    .from(qrCodes)
    .innerJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .where(eq(qrCodes.qrid, sql.placeholder('qrid')))
    .prepare('code_found'),
);

/**
 * The code of an address.
 * @throws Refusal unknownQr, staleQr
 */
export async function findCode(db: Database, qrid: string): Promise<FoundCode> {
  const [row] = await oneCode(db).execute({ qrid });
  try {
    return usableCode(row);
  } catch (error) {
    throw await leadingOn(db, qrid, error);
  }
}
