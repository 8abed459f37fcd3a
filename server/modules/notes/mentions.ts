import type { Colleague } from '@parvis/api/entities/note';
import type { Locale } from '@parvis/locales/languages';
import { type Words, wordsIn } from '@parvis/locales/wordsIn';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { isAmong, isNotAmong } from '../../platform/db/isAmong.ts';
import { noteMentions, staff } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import type { StaffReader } from '../context/session.ts';

export interface Mention extends Colleague {
  readonly note: string;
  readonly seen: boolean;
}

const toColleague = (
  { rlid, name, grpLbl }: { rlid: string; name: string; grpLbl: Words | null },
  locale: Locale,
): Colleague => ({ rlid, name, ...(grpLbl && { grpLbl: wordsIn(grpLbl, locale) }) });

export async function listColleagues(db: Tx, { role, locale }: StaffReader): Promise<Colleague[]> {
  const rows = await db
    .select({ rlid: staff.rlid, name: staff.name, grpLbl: staff.grpLbl })
    .from(staff)
    .where(and(eq(staff.cuid, role.cuid), ne(staff.rlid, role.rlid)))
    .orderBy(asc(staff.name), asc(staff.rlid));
  return rows.map((row) => toColleague(row, locale));
}

/** Keyed by name. */
export async function loadMentions(
  db: Tx,
  notes: readonly string[],
  locale: Locale,
): Promise<Map<string, Mention[]>> {
  if (notes.length === 0) return new Map();
  const rows = await db
    .select({
      ...{ note: noteMentions.note, seen: noteMentions.seen },
      ...{ rlid: staff.rlid, name: staff.name, grpLbl: staff.grpLbl },
    })
    .from(noteMentions)
    .innerJoin(staff, eq(staff.rlid, noteMentions.rlid))
    .where(isAmong(noteMentions.note, notes))
    .orderBy(asc(staff.name), asc(staff.rlid));
  const byNote = new Map<string, Mention[]>();
  for (const { note, seen, ...row } of rows)
    byNote.set(note, [...(byNote.get(note) ?? []), { note, seen, ...toColleague(row, locale) }]);
  return byNote;
}

/** @throws Refusal badRequest for staff of another customer or former staff */
async function checkColleagues(tx: Tx, cuid: string, rlids: readonly string[]): Promise<void> {
  const found = await tx
    .select({ rlid: staff.rlid })
    .from(staff)
    .where(and(eq(staff.cuid, cuid), isAmong(staff.rlid, rlids)))
    .orderBy(asc(staff.rlid))
    .for('key share');
  const unknown = rlids.findIndex((rlid) => !found.some((one) => one.rlid === rlid));
  if (unknown >= 0) throw createBadRequest(`body.mentions.${unknown}`, 'unknown');
}

interface MentioningNote {
  readonly id: string;
  readonly csid: string;
  readonly rlids: readonly string[];
  /** Test reports send no alerts. */
  readonly simulation: boolean;
}

/**
 * Alerts newly mentioned staff.
 * @throws Refusal badRequest
 */
export async function storeMentions(
  tx: Tx,
  { id, csid, rlids, simulation }: MentioningNote,
  { role }: StaffReader,
): Promise<void> {
  await tx.delete(noteMentions).where(and(eq(noteMentions.note, id), isNotAmong(noteMentions.rlid, rlids)));
  if (rlids.length === 0) return;
  await checkColleagues(tx, role.cuid, rlids);
  const at = getDatabaseNow();
  await tx
    .insert(noteMentions)
    .values(
      [...new Set(rlids)].map((rlid) => ({
        ...{ note: id, csid, rlid, at, due: at },
        over: simulation || rlid === role.rlid,
      })),
    )
    .onConflictDoNothing();
}

/** Ends the alerts. @returns how many were unseen */
export async function markMentionsSeen(tx: Tx, csid: string, { role }: StaffReader): Promise<number> {
  const rows = await tx
    .update(noteMentions)
    .set({ seen: true, over: true })
    .where(and(eq(noteMentions.csid, csid), eq(noteMentions.rlid, role.rlid), eq(noteMentions.seen, false)))
    .returning({ note: noteMentions.note });
  return rows.length;
}
