import type { Gathering, StaffGathering } from '@parvis/api/entities/gathering';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { cases, gatherings, participants } from '../../platform/db/schema.ts';
import type { AppContext } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import type { Customer, PlacedCode } from '../customers/service.ts';
import { selectGatherings } from './findGathering.ts';
import { toGathering, toStaffGathering } from './gatheringView.ts';

/** More would hide the rest. */
const SHOWN_MAX = 20;
const STAFF_MAX = 200;

const isOpen = and(
  eq(cases.state, 'handled'),
  isNull(cases.stoppedAt),
  sql`coalesce(${gatherings.endsAt}, ${cases.eraseOn}) > clock_timestamp()`,
);

interface Visitor {
  readonly crUid: string | null;
  readonly locale: Locale;
}

async function mayLook({ db }: AppContext, cuid: string, crUid: string | null): Promise<boolean> {
  const { rows } = await db.execute<{ refusal: string | null }>(
    sql`select may_send(${cuid}, ${crUid}, false) as refusal`,
  );
  return rows[0]?.refusal === null;
}

/**
 * Lists own ones, and open ones of the customer or scanned place. Blocked visitors see only their own.
 * `mayOpen`: the visitor may open one.
 */
export async function listGatherings(
  context: AppContext,
  customer: Customer,
  code: PlacedCode | undefined,
  { crUid, locale }: Visitor,
): Promise<{ gatherings: Gathering[]; mayOpen: boolean }> {
  const { cuid } = customer;
  const isWelcome = await mayLook(context, cuid, crUid);
  const offered = or(
    eq(gatherings.access, 'customer'),
    code && and(eq(gatherings.access, 'place'), eq(cases.placeCode, code.placeCode)),
  );
  const rows = await selectGatherings(context.db, { crUid, staff: false })
    .where(
      and(
        eq(gatherings.cuid, cuid),
        or(isNotNull(participants.crUid), isWelcome ? and(isOpen, offered) : undefined),
      ),
    )
    .orderBy(desc(cases.lastAt))
    .limit(SHOWN_MAX);
  const view = { locale, placeCode: code?.placeCode, cstmrLbl: wordsIn(customer.lbl, locale) };
  return {
    gatherings: rows.map((found) => toGathering(found, view)),
    mayOpen: isWelcome && customer.gatherings === 'contributors',
  };
}

export async function listStaffGatherings(
  context: AppContext,
  reader: StaffReader,
): Promise<StaffGathering[]> {
  const rows = await selectGatherings(context.db, reader)
    .where(eq(gatherings.cuid, reader.role.cuid))
    .orderBy(desc(cases.lastAt))
    .limit(STAFF_MAX);
  return Promise.all(rows.map((found) => toStaffGathering(context, found, reader)));
}
