import { type CaseState, endedStates } from '@parvis/api/entities/case';
import type { GatheringInfo, HungCase, HungPoll } from '@parvis/api/entities/gathering';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, desc, eq, isNull, not, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { cases, polls, qrCodes } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import type { CaseRow } from '../cases/service.ts';
import type { AppContext, Reader } from '../context/appContext.ts';
import { type Customer, getPollPhase } from '../customers/service.ts';
import type { FoundGathering } from './findGathering.ts';

/** Newest first; more would hide the conversation. */
const HUNG_MAX = 20;

const endedSet: ReadonlySet<CaseState> = new Set(endedStates);

/** Other visitors read the category if public at the place, no reason of the end. */
function toHungCase(row: CaseRow, customer: Customer, reader: Reader): HungCase {
  const isOwn = row.reporter === reader.crUid;
  const isKnown = customer.categories.get(row.ccatCode)?.category.knownHere === true && !row.danger;
  const words = row.ccatLbls.at(-1);
  const isOpenTo = reader.staff || isOwn;
  const isEnded = endedSet.has(row.state);
  return {
    caseNbr: row.nbr,
    ...(words && (isOpenTo || isKnown) && { lbl: wordsIn(words, reader.locale) }),
    state: isEnded && !isOpenTo ? 'closed' : row.state,
    ...((isOpenTo || (isKnown && !isEnded)) && { csid: row.csid }),
    ...(isOwn && !reader.staff && { mine: true as const }),
  };
}

async function listHungCases(
  db: Database,
  gthrId: string,
  customer: Customer,
  reader: Reader,
): Promise<HungCase[]> {
  const shown = or(
    eq(cases.reporter, reader.crUid),
    and(isNull(cases.stoppedAt), not(cases.betweenUsers), not(cases.simulation)),
  );
  const rows = await db
    .select()
    .from(cases)
    .where(and(eq(cases.gthrId, gthrId), eq(cases.cuid, customer.cuid), reader.staff ? undefined : shown))
    .orderBy(desc(cases.created))
    .limit(HUNG_MAX);
  return rows.map((row) => toHungCase(row, customer, reader));
}

/** Hidden before it opens. */
async function listHungPolls(
  db: Database,
  gthrId: string,
  customer: Customer,
  reader: Reader,
): Promise<HungPoll[]> {
  const rows = await db
    .select()
    .from(polls)
    .where(and(eq(polls.gthrId, gthrId), eq(polls.cuid, customer.cuid), isNull(polls.withdrawn)))
    .orderBy(desc(polls.created))
    .limit(HUNG_MAX);
  const now = getDatabaseNow();
  return rows
    .map((poll) => ({
      ...{ code: poll.code, lbl: wordsIn(poll.lbl, reader.locale) },
      phase: getPollPhase(poll, customer, now),
    }))
    .filter(({ phase }) => reader.staff || phase !== 'notYet');
}

/** Prefers the opening code. */
async function findPlaceQrid(db: Database, { row }: FoundGathering): Promise<string | undefined> {
  if (row.placeCode === null) return undefined;
  const codes = await db
    .select({ qrid: qrCodes.qrid })
    .from(qrCodes)
    .where(
      and(
        eq(qrCodes.cuid, row.cuid),
        eq(qrCodes.placeCode, row.placeCode),
        not(qrCodes.stale),
        not(qrCodes.fake),
      ),
    )
    .orderBy(qrCodes.qrid);
  return codes.find(({ qrid }) => qrid === row.qrid)?.qrid ?? codes[0]?.qrid;
}

/** For members and staff. */
export async function loadHungItems(
  { db, customers }: AppContext,
  found: FoundGathering,
  reader: Reader,
): Promise<Pick<GatheringInfo, 'hungCases' | 'hungPolls' | 'qrid'>> {
  const { csid, cuid } = found.row;
  const customer = await customers.get(cuid);
  const hungCases = await listHungCases(db, csid, customer, reader);
  const hungPolls = await listHungPolls(db, csid, customer, reader);
  const qrid = reader.staff ? undefined : await findPlaceQrid(db, found);
  return {
    ...(hungCases.length > 0 && { hungCases }),
    ...(hungPolls.length > 0 && { hungPolls }),
    ...(qrid !== undefined && { qrid }),
  };
}
