import type { CodeState, ListedCode } from '@parvis/api/entities/codes';
import type { Locale } from '@parvis/locales/languages';
import { placeWords } from '@parvis/locales/placeWords';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { places, qrCodes } from '../../../platform/db/schema.ts';
import { getDatabaseNow } from '../../../platform/lib/clock.ts';
import { fetchStaleScans } from '../../customers/service.ts';

/** Unscanned codes then need attention. */
const QUIET_DAYS = 90;
const DAY_MS = 86_400_000;

type Row = typeof qrCodes.$inferSelect;

export function getCodeState({ stale, replacedBy, lastScan }: Row, now: Date): CodeState {
  if (replacedBy !== null) return 'replaced';
  if (stale) return 'out';
  if (lastScan === null) return 'never';
  return now.getTime() - Date.parse(lastScan) > QUIET_DAYS * DAY_MS ? 'quiet' : 'used';
}

/** By place, codes in service first; includes test codes. */
export async function fetchListedCodes(db: Database, cuid: string, locale: Locale, now = getDatabaseNow()) {
  const rows = await db
    .select({ code: qrCodes, lbl: places.lbl, descr: places.descr })
    .from(qrCodes)
    .innerJoin(places, and(eq(places.cuid, qrCodes.cuid), eq(places.code, qrCodes.placeCode)))
    .where(eq(qrCodes.cuid, cuid))
    .orderBy(asc(places.code), asc(qrCodes.stale), asc(qrCodes.qrid));
  const staleScans = await fetchStaleScans(db, cuid);
  return rows.map(
    ({ code, lbl, descr }): ListedCode => ({
      qrid: code.qrid,
      place: wordsIn(placeWords(lbl, descr), locale),
      state: getCodeState(code, now),
      test: code.fake,
      ...(code.lastScan && { lastScan: code.lastScan }),
      ...(code.replacedBy && { replacedBy: code.replacedBy }),
      ...(code.stale && staleScans.has(code.qrid) && { staleScans: staleScans.get(code.qrid) }),
    }),
  );
}
