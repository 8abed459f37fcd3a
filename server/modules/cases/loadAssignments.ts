import { type CaseInfo, isEnded } from '@parvis/api/entities/case';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { assignments, messages, participants, staff } from '../../platform/db/schema.ts';
import { translate } from '../../platform/lib/texts.ts';
import type { CaseRow } from './caseRows.ts';
import type { CallReader } from './untaken.ts';

/** The reader has not acted since the assignment. */
const buildAwaitsReader = (crUid: string) => sql<boolean>`(${assignments.undoneAt} is null
  and ${assignments.gcatCode} is null and ${messages.crUid} = ${crUid}
  and coalesce(${participants.left} is null, false)
  and not exists (select from messages w where w.csid = ${messages.csid} and w.msg_id > ${messages.msgId}
    and w.staff and w.cr_uid = ${crUid}))`;

/** For staff only. */
export async function loadAssignments(
  db: Tx,
  row: CaseRow,
  { reader: { staff: isStaff, crUid, locale } }: CallReader,
): Promise<Pick<CaseInfo, 'assignments'>> {
  if (!isStaff) return {};
  const { msgId, at, how, gcatCode, txt, undoneAt } = assignments;
  const rows = await db
    .select({
      ...{ msgId, at, how, gcatCode, txt, undoneAt, lbl: messages.grpLbl },
      ...{ by: staff.name, to: participants.name },
      awaitsMe: isEnded(row.state) ? sql<boolean>`false` : buildAwaitsReader(crUid),
    })
    .from(assignments)
    .innerJoin(messages, and(eq(messages.csid, assignments.csid), eq(messages.msgId, assignments.msgId)))
    .leftJoin(staff, eq(staff.rlid, assignments.byRlid))
    .leftJoin(
      participants,
      and(eq(participants.csid, messages.csid), eq(participants.crUid, messages.crUid), participants.staff),
    )
    .where(eq(assignments.csid, row.csid))
    .orderBy(asc(assignments.msgId));
  if (rows.length === 0) return {};
  return {
    assignments: rows.map((one) => ({
      ...{ msgId: one.msgId, at: one.at.toISOString() },
      to:
        one.gcatCode === null ? (one.to ?? translate('name.staff', locale)) : wordsIn(one.lbl ?? {}, locale),
      ...(one.gcatCode !== null && { gcatCode: one.gcatCode }),
      ...(one.by !== null && { by: one.by }),
      ...(one.how === 'turn' && { rule: true as const }),
      ...(one.txt !== null && { txt: one.txt }),
      ...(one.undoneAt && { undone: true as const }),
      ...(one.awaitsMe && { awaitsMe: true as const }),
    })),
  };
}
