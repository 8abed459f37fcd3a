import { DAY } from '@parvis/locales/dates';
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { identities, messages, participants, staff } from '../../platform/db/schema.ts';
import { getDatabaseTime } from '../../platform/lib/clock.ts';
import { type CaseChange, type CaseRow, isReopenable, type MessageRow } from './caseRows.ts';

/** Maximum stars. */
const REOPEN_RATING_MAX = 2;

export const getReopenUntil = (days: number): Date => new Date(getDatabaseTime() + days * DAY);

const isStillStaff = (cuid: string) => sql`exists (
  select 1 from ${staff} s join ${identities} i on s.email = i.email or s.phone = i.phone
  where s.cuid = ${cuid} and i.cr_uid = ${participants.crUid})`;

/** Open to all, since its handlers may be away. They stay unless removed from staff. */
export async function reopenCase(tx: Tx, { csid, cuid }: CaseRow): Promise<CaseChange> {
  await tx
    .update(participants)
    .set({ left: sql`clock_timestamp()` })
    .where(
      and(
        eq(participants.csid, csid),
        eq(participants.staff, true),
        isNull(participants.left),
        not(isStillStaff(cuid)),
      ),
    );
  return { state: 'open', outcome: null };
}

async function followsReporterSolved(
  tx: Tx,
  { reporter }: CaseRow,
  { csid, msgId }: MessageRow,
): Promise<boolean> {
  const [before] = await tx
    .select({ event: messages.event, crUid: messages.crUid })
    .from(messages)
    .where(and(eq(messages.csid, csid), eq(messages.msgId, msgId - 1)));
  return before?.event === 'crSolved' && before.crUid === reporter;
}

/** A low rating reopens what staff closed, not what the reporter ended. */
export const shouldReopen = async (
  tx: Tx,
  row: CaseRow,
  survey: MessageRow,
  rating: number | undefined,
): Promise<boolean> =>
  rating !== undefined &&
  rating <= REOPEN_RATING_MAX &&
  row.state === 'closed' &&
  isReopenable(row) &&
  !(await followsReporterSolved(tx, row, survey));
