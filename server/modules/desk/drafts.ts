import type { BodyOf } from '@parvis/api/call';
import type { Draft, draftCalls } from '@parvis/api/calls/drafts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { drafts } from '../../platform/db/schema.ts';
import { getDatabaseNow, getDatabaseTime } from '../../platform/lib/clock.ts';
import { type AppContext, runInTransaction } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';

type DraftRow = typeof drafts.$inferSelect;
type SavedDraft = Draft & { other?: string };

const isOwn = (crUid: string, csid: string) => and(eq(drafts.crUid, crUid), eq(drafts.csid, csid));

const toDraft = ({ csid, txt, saved }: DraftRow): Draft => ({ csid, txt, saved: saved.toISOString() });

export async function listDrafts(db: Database, { crUid, role }: StaffReader): Promise<Draft[]> {
  const rows = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.crUid, crUid), eq(drafts.cuid, role.cuid)))
    .orderBy(asc(drafts.saved));
  return rows.map(toDraft);
}

/** The latest edit wins across devices; an empty text deletes only what its device knew. */
const isOvertaken = (
  row: DraftRow,
  { txt, known, age }: BodyOf<(typeof draftCalls)['draftsSave']>,
): boolean =>
  row.saved.toISOString() !== known &&
  row.txt !== txt &&
  (txt === '' || row.saved.getTime() > getDatabaseTime() - age);

async function storeDraft(tx: Tx, row: DraftRow): Promise<Draft> {
  const { txt, saved } = row;
  await tx
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({ target: [drafts.crUid, drafts.csid], set: { txt, saved } });
  return toDraft(row);
}

export function saveDraft(
  context: AppContext,
  request: BodyOf<(typeof draftCalls)['draftsSave']>,
  { crUid, role }: StaffReader,
): Promise<SavedDraft> {
  const { csid, txt, known } = request;
  return runInTransaction(context, async (tx) => {
    const [row] = await tx.select().from(drafts).where(isOwn(crUid, csid)).for('update');
    if (row && isOvertaken(row, request)) return { ...toDraft(row), ...(txt !== '' && { other: txt }) };
    if (txt === '') {
      await tx.delete(drafts).where(isOwn(crUid, csid));
      return { csid, txt };
    }
    const stored = await storeDraft(tx, { crUid, csid, cuid: role.cuid, txt, saved: getDatabaseNow() });
    const isOther = row !== undefined && row.saved.toISOString() !== known && row.txt !== txt;
    return { ...stored, ...(isOther && { other: row.txt }) };
  });
}
