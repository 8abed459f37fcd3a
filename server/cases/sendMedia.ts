import type { BodyOf } from '@parvis/api/call';
import type { Captions } from '@parvis/api/calls/captions';
import type { CaseMedia } from '@parvis/api/calls/media';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { Media } from '@parvis/api/entities/media';
import type { Message } from '@parvis/api/entities/message';
import { TURNS } from '@parvis/locales/forms/names';
import { languageOf, locales } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { malformed, Refusal } from '../base/refusal.ts';
import { text } from '../base/texts.ts';
import { sameForAll } from '../base/words.ts';
import { lockWriter } from '../people/mergePeople.ts';
import { change, type Reader, type Services } from '../services/services.ts';
import type { Database, Tx } from '../store/database.ts';
import { media, messages } from '../store/schema.ts';
import { saidIn, toldOf } from './captions.ts';
import { append, type CaseRow, lockCase, type MessageRow, sentBefore } from './caseRows.ts';
import { messageOf } from './messageView.ts';
import { sameMedia } from './sameAgain.ts';
import { contributorText, staffText } from './sendText.ts';
import { allow, joinCase, joiningMessages, type StaffReader, takeCase } from './staffSide.ts';

/** What a file shows, as it is kept: without signs that turn the order of what stands beside it. Nothing where no words are left. */
export const altOf = (alt: string): string => alt.replace(TURNS, '').trim();

/** Files on their way into a discussion, with a word or without. */
export type SentMedia = BodyOf<(typeof mobileCalls)['sendMedia']>;

export type Sender = { readonly cuid: string } & (
  | { readonly reader: Reader; readonly staff: false }
  | { readonly reader: StaffReader; readonly staff: true }
);

/** Those rows of files that are whole, of this person, and shown by no message. */
type Taken = (id: string, path: string) => MediaFileRow;
type MediaFileRow = typeof media.$inferSelect;

/** The photo that stands for a video until it plays. @throws Refusal badRequest, conflict */
function posterOf(video: MediaFileRow, poster: string, path: string, take: Taken): Partial<Media> {
  const row = take(poster, path);
  if (video.type === null || row.type !== null) throw malformed(path, 'unknown');
  return { poster, ...(row.tiny && { tiny: row.tiny }) };
}

function shownOf({ id, width, height, tiny, type, seconds }: MediaFileRow): Media {
  const size = { width: width ?? 0, height: height ?? 0 };
  return type === null
    ? { id, kind: 'image', ...size, ...(tiny && { tiny }) }
    : { id, kind: 'video', ...size, type, seconds: seconds ?? 0 };
}

/** Takes the files of a message: whole, of this person, shown by no other. @throws Refusal badRequest, conflict */
async function takeFiles(tx: Tx, { files, csid }: SentMedia, { cuid, reader }: Sender): Promise<Media[]> {
  const ids = files.flatMap(({ id, poster }) => (poster === undefined ? [id] : [id, poster]));
  if (new Set(ids).size !== ids.length) throw malformed('body.files', 'twice');
  const rows = await tx
    .select()
    .from(media)
    .where(inArray(media.id, ids))
    .orderBy(asc(media.id))
    .for('update');
  const take: Taken = (id, path) => {
    const row = rows.find((one) => one.id === id);
    const isOwn = row?.crUid === reader.crUid && row.staff === reader.staff && row.cuid === cuid;
    if (!isOwn || row.state !== 'ready') throw malformed(path, 'unknown');
    if (row.csid !== null) throw new Refusal('conflict', { path });
    return row;
  };
  const kept = new Map<string, Captions>();
  const shown = files.map(({ id, alt, poster, ...spoken }, index): Media => {
    const row = take(id, `body.files.${index}.id`);
    const words = alt && altOf(alt);
    const said = saidIn(row, spoken, `body.files.${index}`);
    if (said.captions) kept.set(id, said.captions);
    return {
      ...shownOf(row),
      ...(poster !== undefined && posterOf(row, poster, `body.files.${index}.poster`, take)),
      ...(words && { alt: words }),
      ...toldOf(said),
    };
  });
  const silent = ids.filter((id) => !kept.has(id));
  if (silent.length > 0) await tx.update(media).set({ csid }).where(inArray(media.id, silent));
  for (const [id, captions] of kept) await tx.update(media).set({ csid, captions }).where(eq(media.id, id));
  return shown;
}

const sorts = { image: 'media.photos', video: 'media.videos' } as const;

/** What lists show of files without a word: how many of each sort there are. */
const snippetOf = (files: readonly Media[]): Words =>
  Object.fromEntries(
    locales.map((locale) => {
      const told = Object.entries(sorts).flatMap(([sort, id]) => {
        const count = files.filter(({ kind }) => kind === sort).length;
        return count > 0 ? [text(id, locale, { count })] : [];
      });
      return [languageOf(locale).tag, told.join(', ')];
    }),
  );

/** Messages that a case can begin with: that it was opened, the report, and that its reporter can be reached. */
const FIRST = 3;

/** What lists show of a case to which nobody wrote yet: photos that come with its report do not take the place of its words. */
const reportShown = ({ lastMsgId, lastTxt }: CaseRow, { staff }: Sender): Words | undefined =>
  !staff && lastMsgId <= FIRST && lastTxt ? lastTxt : undefined;

/** Holds the case for whoever sends. @throws Refusal unauthenticated, unknownCase */
export async function hold(tx: Tx, csid: string, { cuid, reader, staff }: Sender): Promise<CaseRow> {
  if (staff) return takeCase(tx, csid, reader);
  await lockWriter(tx, reader.crUid);
  const row = await lockCase(tx, csid);
  if (row.cuid !== cuid) throw new Refusal('unknownCase');
  return row;
}

/** The words that files come with, by the rules of whoever sends them. @throws Refusal badRequest */
async function wordsOf(
  { customers }: Services,
  { txt }: SentMedia,
  { staff, cuid }: Sender,
): Promise<string | undefined> {
  if (txt === undefined) return undefined;
  return staff ? staffText(txt) : contributorText(txt, (await customers.get(cuid)).messageLetters);
}

async function store(
  tx: Tx,
  sent: SentMedia,
  txt: string | undefined,
  sender: Sender,
): Promise<MessageRow | undefined> {
  const { csid, id } = sent;
  const { reader } = sender;
  const locked = await hold(tx, csid, sender);
  const before = await sentBefore(tx, csid, id, reader, sameMedia(sent.files, txt));
  if (before) return before;
  const allowed = await allow(tx, locked, 'send', reader);
  const joining = sender.staff ? joiningMessages(allowed, reader) : [];
  if (sender.staff && joining.length > 0) await joinCase(tx, csid, sender.reader);
  const files = await takeFiles(tx, sent, sender);
  const message = { id, crUid: reader.crUid, staff: reader.staff, media: files, ...(txt && { msgTxt: txt }) };
  const appended = await append(tx, locked, [...joining, message], {
    ...(joining.length > 0 && { change: { state: allowed.state } }),
    snippet: txt ? sameForAll(txt) : (reportShown(locked, sender) ?? snippetOf(files)),
  });
  return appended.at(-1);
}

/**
 * Stores a message with files once; staff who send take the case in hand if they had not.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function sendMedia(services: Services, sent: SentMedia, sender: Sender): Promise<Message> {
  const txt = await wordsOf(services, sent, sender);
  const row = await change(services, (tx) => store(tx, sent, txt, sender));
  if (!row) throw new Error('The files were not stored.');
  return messageOf(row, sender.reader);
}

/** The files of all messages of a case, the oldest first. */
export async function mediaOf(db: Database, csid: string, reader: Reader): Promise<CaseMedia[]> {
  const rows = await db
    .select({
      msgId: messages.msgId,
      at: messages.at,
      crUid: messages.crUid,
      staff: messages.staff,
      media: messages.media,
    })
    .from(messages)
    .where(and(eq(messages.csid, csid), isNotNull(messages.media)))
    .orderBy(asc(messages.msgId));
  return rows.map(({ msgId, at, crUid, staff, media: files }) => ({
    msgId,
    msgCdatim1: at.toISOString(),
    mine: crUid === reader.crUid && staff === reader.staff,
    media: files ?? [],
  }));
}
