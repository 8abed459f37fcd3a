import type { BodyOf } from '@parvis/api/call';
import type { noteCalls } from '@parvis/api/calls/notes';
import { NOTES_PAGE, type Note } from '@parvis/api/entities/note';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { cases, feed, notes } from '../../platform/db/schema.ts';
import { getDatabaseNow } from '../../platform/lib/clock.ts';
import { Refusal } from '../../platform/lib/refusal.ts';
import { type CaseRow, lockStaffCase, parseStaffText } from '../cases/service.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { loadMentions, type Mention, markMentionsSeen, storeMentions } from './mentions.ts';

type NoteRow = typeof notes.$inferSelect;
type WrittenNote = BodyOf<(typeof noteCalls)['notesAdd']>;
type NotesRequest = BodyOf<(typeof noteCalls)['notesList']>;

const toNote = (
  { id, txt, at, changed, crUid, name }: NoteRow,
  mentions: readonly Mention[],
  reader: StaffReader,
): Note => ({
  ...{ id, txt, at: at.toISOString(), mine: crUid === reader.crUid },
  ...(changed && { changed: changed.toISOString() }),
  ...(crUid !== null && { crUid }),
  ...(name !== null && { name }),
  mentions: mentions.map(({ rlid, name, grpLbl }) => ({ rlid, name, ...(grpLbl && { grpLbl }) })),
  ...(mentions.some(({ rlid, seen }) => rlid === reader.role.rlid && !seen) && { unseen: true }),
});

async function loadNotes(
  db: Tx,
  condition: SQL | undefined,
  reader: StaffReader,
  limit = NOTES_PAGE,
): Promise<Note[]> {
  const rows = await db
    .select()
    .from(notes)
    .where(and(eq(notes.cuid, reader.role.cuid), condition))
    .orderBy(desc(notes.at), desc(notes.id))
    .limit(limit);
  const mentions = await loadMentions(
    db,
    rows.map(({ id }) => id),
    reader.locale,
  );
  return rows.map((row) => toNote(row, mentions.get(row.id) ?? [], reader));
}

/** Newest first. @throws Refusal unknownCase */
export async function listNotes(
  { db }: AppContext,
  { csid, before }: NotesRequest,
  reader: StaffReader,
): Promise<Note[]> {
  const [found] = await db
    .select({ csid: cases.csid })
    .from(cases)
    .where(and(eq(cases.csid, csid), eq(cases.cuid, reader.role.cuid)));
  if (!found) throw new Refusal('unknownCase');
  const isBefore =
    before === undefined
      ? undefined
      : sql`(${notes.at}, ${notes.id}) < (select n.at, n.id from notes n where n.id = ${before} and n.csid = ${csid})`;
  return loadNotes(db, and(eq(notes.csid, csid), isBefore), reader);
}

/** Makes desks reload notes. Names no case, so participants learn nothing. */
const tellDesks = (tx: Tx, cuid: string) => tx.insert(feed).values({ cuid, csid: '', type: 'note' });

async function loadNote({ db }: AppContext, id: string, reader: StaffReader): Promise<Note> {
  const [note] = await loadNotes(db, eq(notes.id, id), reader, 1);
  if (!note) throw new Refusal('notFound');
  return note;
}

/** @throws Refusal stepNotAllowed, unknownCase */
async function lockNotedCase(tx: Tx, csid: string, reader: StaffReader): Promise<CaseRow> {
  const row = await lockStaffCase(tx, csid, reader);
  if (row.kind === 'gathering') throw new Refusal('stepNotAllowed');
  return row;
}

async function findNote(tx: Tx, id: string): Promise<NoteRow | undefined> {
  const [row] = await tx.select().from(notes).where(eq(notes.id, id));
  return row;
}

/**
 * Idempotent; the case stays unchanged.
 * @throws Refusal badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function addNote(
  context: AppContext,
  { csid, id, txt, mentions = [] }: WrittenNote,
  reader: StaffReader,
): Promise<Note> {
  const text = parseStaffText(txt);
  await commitAndNotify(context, async (tx) => {
    const { cuid, simulation } = await lockNotedCase(tx, csid, reader);
    const known = await findNote(tx, id);
    if (known) {
      if (known.crUid !== reader.crUid || known.csid !== csid)
        throw new Refusal('conflict', { path: 'body.id' });
      return;
    }
    await tx.insert(notes).values({
      ...{ id, csid, cuid, crUid: reader.crUid, name: reader.role.name },
      ...{ txt: text, at: getDatabaseNow() },
    });
    await storeMentions(tx, { id, csid, rlids: mentions, simulation }, reader);
    await tellDesks(tx, cuid);
  });
  return loadNote(context, id, reader);
}

/** @throws Refusal forbidden for another author's note */
function isOwn(row: NoteRow | undefined, csid: string, reader: StaffReader): row is NoteRow {
  if (!row || row.csid !== csid) return false;
  if (row.crUid !== reader.crUid) throw new Refusal('forbidden');
  return true;
}

/** @throws Refusal badRequest, forbidden, notFound, stepNotAllowed, unknownCase */
export async function changeNote(
  context: AppContext,
  { csid, id, txt, mentions = [] }: WrittenNote,
  reader: StaffReader,
): Promise<Note> {
  const text = parseStaffText(txt);
  await commitAndNotify(context, async (tx) => {
    const { cuid, simulation } = await lockNotedCase(tx, csid, reader);
    if (!isOwn(await findNote(tx, id), csid, reader)) throw new Refusal('notFound');
    await tx.update(notes).set({ txt: text, changed: getDatabaseNow() }).where(eq(notes.id, id));
    await storeMentions(tx, { id, csid, rlids: mentions, simulation }, reader);
    await tellDesks(tx, cuid);
  });
  return loadNote(context, id, reader);
}

/** @returns whether it existed; @throws Refusal forbidden, unknownCase */
export function removeNote(
  context: AppContext,
  { csid, id }: BodyOf<(typeof noteCalls)['notesRemove']>,
  reader: StaffReader,
): Promise<boolean> {
  return commitAndNotify(context, async (tx) => {
    const { cuid } = await lockNotedCase(tx, csid, reader);
    if (!isOwn(await findNote(tx, id), csid, reader)) return false;
    await tx.delete(notes).where(eq(notes.id, id));
    await tellDesks(tx, cuid);
    return true;
  });
}

/** @throws Refusal unknownCase */
export function markNotesSeen(context: AppContext, csid: string, reader: StaffReader): Promise<number> {
  return commitAndNotify(context, async (tx) => {
    await lockStaffCase(tx, csid, reader);
    return markMentionsSeen(tx, csid, reader);
  });
}
