import type { KnownCase } from '@parvis/api/entities/follower';
import type { Locale } from '@parvis/locales/languages';
import { and, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { cases, ENDED, followers } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import type { AppContext } from '../context/appContext.ts';
import { findCode } from '../customers/service.ts';
import { isKnownHere, peopleCount, takesPart, toKnownCase } from './knownCase.ts';
import { maySend } from './maySend.ts';

/** Newest first; more would hide the menu. */
const KNOWN_MAX = 6;

interface Visitor {
  readonly crUid: string | null;
  readonly locale: Locale;
}

/**
 * Finds public open cases; none for blocked visitors or an ended customer.
 * @throws Refusal unknownQr, staleQr
 */
export async function findKnownCases(
  { db, customers }: AppContext,
  { cuid, qrid }: { readonly cuid: string; readonly qrid: string },
  visitor: Visitor,
): Promise<KnownCase[]> {
  const code = await findCode(db, qrid);
  if (code.cuid !== cuid) throw new Refusal('unknownQr');
  const customer = await customers.get(cuid);
  const categories = [...customer.categories.keys()].filter((one) => isKnownHere(customer, one));
  if (categories.length === 0 || !(await maySend(db, cuid, visitor.crUid))) return [];
  const own = and(eq(followers.csid, cases.csid), eq(followers.crUid, visitor.crUid ?? ''));
  const rows = await db
    .select({ row: cases, people: peopleCount, mine: takesPart(visitor.crUid), as: followers.as })
    .from(cases)
    .leftJoin(followers, own)
    .where(
      and(
        eq(cases.cuid, cuid),
        eq(cases.placeCode, code.placeCode),
        sql.raw(`not danger and state not in (${ENDED})`),
        inArray(cases.ccatCode, categories),
        isNull(cases.stoppedAt),
        // Separates test codes and cases from real ones.
        code.fake ? cases.simulation : not(cases.simulation),
      ),
    )
    .orderBy(desc(cases.created))
    .limit(KNOWN_MAX);
  return rows.map((row) => toKnownCase(row, visitor));
}
