import { defaultLocale } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/isAmong.ts';
import { assignments, participants } from '../../platform/db/schema.ts';
import {
  appendMessages,
  type CaseChange,
  type CaseRow,
  isPausedByReporter,
  joinCase,
  type MessageRow,
  type NewMessage,
} from '../cases/service.ts';
import type { StaffReader } from '../context/session.ts';
import { alertColleague, endAlerts, endColleagueAlerts } from '../notifications/service.ts';
import type { Receiver } from './findReceiver.ts';

export interface Gift {
  /** Locked. */
  readonly row: CaseRow;
  /** Id of the message. */
  readonly id: string;
  /** Undefined for an automatic assignment. */
  readonly by?: StaffReader | undefined;
  readonly txt?: string | undefined;
}

export async function listHandlers(tx: Tx, csid: string): Promise<string[]> {
  const rows = await tx
    .select({ crUid: participants.crUid })
    .from(participants)
    .where(and(eq(participants.csid, csid), eq(participants.staff, true), isNull(participants.left)));
  return rows.map(({ crUid }) => crUid);
}

const readClock = async (tx: Tx): Promise<Date> => {
  const { rows } = await tx.execute<{ now: string }>(sql`select clock_timestamp()::timestamptz(3) as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
};

async function removeHandlers(tx: Tx, csid: string, crUids: readonly string[], at: Date): Promise<void> {
  if (crUids.length === 0) return;
  await tx
    .update(participants)
    .set({ left: at })
    .where(
      and(eq(participants.csid, csid), eq(participants.staff, true), isAmong(participants.crUid, crUids)),
    );
}

interface StoredGift extends Gift {
  readonly at: Date;
  readonly message: Omit<NewMessage, 'id' | 'staff'>;
  readonly change: CaseChange;
  readonly snippet?: Words;
  readonly to: { readonly toRlid: string } | { readonly gcatCode: string };
}

async function storeGift(tx: Tx, { row, id, by, txt, at, message, change, snippet, to }: StoredGift) {
  const [told] = (
    await appendMessages(tx, row, [{ id, staff: true, ...message }], {
      change,
      ...(snippet && { snippet }),
    })
  ).filter((one) => one.id === id);
  if (!told) throw new Error('The message of the assignment was not stored.');
  await endAlerts(tx, row.csid);
  await endColleagueAlerts(tx, row.csid);
  await tx.insert(assignments).values({
    ...{ csid: row.csid, msgId: told.msgId, at, txt: txt ?? null, ...to },
    ...{ how: by ? ('staff' as const) : ('turn' as const), byRlid: by?.role.rlid ?? null },
    ...{ stateBefore: row.state, gcatBefore: row.gcatCode },
  });
  return told;
}

/** Replaces the handlers of a locked case, and alerts the colleague. */
export async function giveToColleague(
  tx: Tx,
  gift: Gift,
  { receiver, leaving }: { readonly receiver: Receiver; readonly leaving: readonly string[] },
): Promise<MessageRow> {
  const { row } = gift;
  const { csid } = row;
  const { crUid, role } = receiver;
  const at = await readClock(tx);
  const isNew = !(await listHandlers(tx, csid)).includes(crUid);
  await removeHandlers(tx, csid, leaving, at);
  await joinCase(tx, csid, { crUid, staff: true, locale: defaultLocale, role });
  // `undoAssignment` finds by this time who joined.
  if (isNew)
    await tx
      .update(participants)
      .set({ joined: at })
      .where(and(eq(participants.csid, csid), eq(participants.crUid, crUid), eq(participants.staff, true)));
  const told = await storeGift(tx, {
    ...{ ...gift, at, to: { toRlid: role.rlid } },
    message: { crUid, event: 'assigned' },
    change: { state: row.state === 'open' ? 'handled' : row.state },
  });
  await alertColleague(tx, { row, told, rlid: role.rlid });
  return told;
}

/** Alerts the service as for a new case. The case is locked. */
export async function giveToService(
  tx: Tx,
  gift: Gift & { readonly by: StaffReader },
  { gcatCode, lbl, isOwn }: { readonly gcatCode: string; readonly lbl: Words; readonly isOwn: boolean },
): Promise<MessageRow> {
  const { row, by } = gift;
  const { csid } = row;
  const at = await readClock(tx);
  await removeHandlers(tx, csid, await listHandlers(tx, csid), at);
  const state = (await isPausedByReporter(tx, row)) ? row.state : 'open';
  return storeGift(tx, {
    ...{ ...gift, at, to: { gcatCode }, snippet: lbl },
    message: { crUid: by.crUid, event: 'assignedToService', gcatCode, grpLbl: lbl },
    change: { state, gcatCode: isOwn ? null : gcatCode, rerouted: true },
  });
}
