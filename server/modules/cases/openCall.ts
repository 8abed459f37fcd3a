import type { Step } from '@parvis/api/entities/case';
import type { PhoneCall } from '@parvis/api/entities/phoneCall';
import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { messages } from '../../platform/db/schema.ts';
import type { Reader } from '../context/appContext.ts';
import type { CaseRow } from './caseRows.ts';

export async function loadOpenCall(
  db: Database | Tx,
  { csid, callMsgId }: Pick<CaseRow, 'csid' | 'callMsgId'>,
): Promise<PhoneCall | undefined> {
  if (callMsgId === null) return undefined;
  const rows = await db
    .select({ call: messages.call })
    .from(messages)
    .where(and(eq(messages.csid, csid), gte(messages.msgId, callMsgId), isNotNull(messages.call)))
    .orderBy(desc(messages.msgId));
  const phone = rows.find(({ call }) => call?.phone !== undefined)?.call?.phone;
  const last = rows[0]?.call;
  return last ? { ...last, ...(phone !== undefined && { phone }) } : undefined;
}

/** Only the proposer sees the number, while they may dial it. */
export async function loadShownCall(
  db: Database,
  row: CaseRow,
  { crUid, staff }: Reader,
  can: readonly Step[],
): Promise<PhoneCall | undefined> {
  const call = await loadOpenCall(db, row);
  if (!call) return undefined;
  const { phone, ...shown } = call;
  const dials = staff && call.reqCrUid === crUid && can.includes('reportCall');
  return dials && phone !== undefined ? { ...shown, phone } : shown;
}

export async function isOnPhone(tx: Tx, csid: string): Promise<boolean> {
  const { rows } = await tx.execute<{ now: boolean }>(sql`select is_on_phone(${csid}) as now`);
  return rows[0]?.now === true;
}
