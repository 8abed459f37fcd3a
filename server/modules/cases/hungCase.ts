import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { cases, participants } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import type { Customer, PlacedCategory } from '../customers/service.ts';
import { assignMessageId, type NewMessage } from './caseRows.ts';
import { isBetweenUsers } from './storeCase.ts';

/** Open, same customer, reporter takes part; else null. */
export async function findOwnGathering(
  db: Pick<Database, 'select'>,
  { cuid }: Pick<Customer, 'cuid'>,
  gthrId: string | undefined,
  { crUid }: Reader,
): Promise<string | null> {
  if (gthrId === undefined) return null;
  const [found] = await db
    .select({ csid: cases.csid })
    .from(cases)
    .innerJoin(participants, eq(participants.csid, cases.csid))
    .where(
      and(
        eq(cases.csid, gthrId),
        eq(cases.cuid, cuid),
        eq(cases.kind, 'gathering'),
        isNull(cases.stoppedAt),
        sql`gathering_refuses(${cases.csid}, ${crUid}, false) is distinct from 'gatheringClosed'`,
        eq(participants.crUid, crUid),
        eq(participants.staff, false),
        isNull(participants.left),
      ),
    );
  return found?.csid ?? null;
}

/** Whether such cases are public at their place. */
const isKnown = ({ category }: PlacedCategory, danger: boolean): boolean =>
  category.knownHere === true && !danger;

/** Omits reports about its members. */
export function buildHungLine(
  placed: PlacedCategory,
  danger: boolean,
  customer: Customer,
): NewMessage | undefined {
  if (isBetweenUsers(customer, placed)) return undefined;
  const lbl = placed.lbls.at(-1);
  // `open_case` adds the number.
  return assignMessageId({
    staff: false,
    event: 'caseHung',
    hung: { nbr: '', ...(isKnown(placed, danger) && lbl && { lbl }) },
  });
}
