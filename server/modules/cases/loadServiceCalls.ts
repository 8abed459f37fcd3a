import { type CaseInfo, isEnded } from '@parvis/api/entities/case';
import { wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { calls, messages, participants } from '../../platform/db/schema.ts';
import type { CaseRow } from './caseRows.ts';
import type { CallReader } from './untaken.ts';

/** The reader has not acted since the call. */
const buildAwaitsReader = (crUid: string, { cuid }: CaseRow): SQL<boolean> => sql<boolean>`(
  ${messages.crUid} is distinct from ${crUid} and exists(
    select 1 from staff t join identities i on i.email = t.email or i.phone = t.phone
    where i.cr_uid = ${crUid} and t.cuid = ${cuid} and case when ${messages.grpGpid} is null
      then t.gcat_code = ${messages.gcatCode} else t.grp_gpids::jsonb ? ${messages.grpGpid} end)
  and not exists(select 1 from messages w where w.csid = ${messages.csid} and w.cr_uid = ${crUid} and w.staff
    and w.msg_id > ${messages.msgId}))`;

/** With the name used in the conversation. */
export async function loadServiceCalls(
  db: Tx,
  row: CaseRow,
  { reader: { staff: isStaff, crUid, locale } }: CallReader,
): Promise<Pick<CaseInfo, 'serviceCalls'>> {
  if (!isStaff) return {};
  const { at, people, txt } = calls;
  const { gcatCode, grpGpid, grpLbl } = messages;
  const rows = await db
    .select({
      ...{ at, people, txt, gcatCode, grpGpid, grpLbl, name: participants.name },
      awaitsMe: isEnded(row.state) ? sql<boolean>`false` : buildAwaitsReader(crUid, row),
    })
    .from(calls)
    .innerJoin(messages, and(eq(messages.csid, calls.csid), eq(messages.msgId, calls.step)))
    .leftJoin(
      participants,
      and(eq(participants.csid, calls.csid), eq(participants.crUid, messages.crUid), participants.staff),
    )
    .where(and(eq(calls.csid, row.csid), eq(calls.whom, 'called')))
    .orderBy(asc(calls.step));
  if (rows.length === 0) return {};
  return {
    serviceCalls: rows.map((one) => ({
      ...{ at: one.at.toISOString(), people: one.people, lbl: wordsIn(one.grpLbl ?? {}, locale) },
      ...(one.grpGpid === null
        ? one.gcatCode !== null && { gcatCode: one.gcatCode }
        : { grpGpid: one.grpGpid }),
      ...(one.name !== null && { name: one.name }),
      ...(one.txt !== null && { txt: one.txt }),
      ...(one.awaitsMe && { awaitsMe: true as const }),
    })),
  };
}
