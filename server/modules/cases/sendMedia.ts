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
import type { Database, Tx } from '../../platform/db/database.ts';
import { media, messages } from '../../platform/db/schema.ts';
import { malformed, Refusal } from '../../platform/lib/refusal.ts';
import { text } from '../../platform/lib/texts.ts';
import { sameForAll } from '../../platform/lib/words.ts';
import { change, type Reader, type Services } from '../context/services.ts';
import type { StaffReader } from '../context/session.ts';
import { lockWriter } from '../identity/mergePeople.ts';
import { saidIn, toldOf } from './captions.ts';
import { append, type CaseRow, lockCase, type MessageRow, sentBefore } from './caseRows.ts';
import { messageOf } from './messageView.ts';
import { sameMedia } from './sameAgain.ts';
import { contributorText, staffText } from './sendText.ts';
import { allow, joinCase, joiningMessages, takeCase } from './staffSide.ts';

/** Removes bidirectional control characters. */
export const altOf = (alt: string): string => alt.replace(TURNS, '').trim();

export type SentMedia = BodyOf<(typeof mobileCalls)['sendMedia']>;

export type Sender = { readonly cuid: string } & (
  | { readonly reader: Reader; readonly staff: false }
  | { readonly reader: StaffReader; readonly staff: true }
);

/** Returns a processed file of the sender that no message shows. */
type Taken = (id: string, path: string) => MediaFileRow;
type MediaFileRow = typeof media.$inferSelect;

/**
 * The photo shown until a video plays.
 * @throws Refusal badRequest, conflict
 */
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

/**
 * Claims the files of a message.
 * @throws Refusal badRequest, conflict
 */
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

/** Counts files by kind. */
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

/** Maximum number of messages that a new case starts with. */
const FIRST = 3;

/** Photos sent with the report keep its text as snippet. */
const reportShown = ({ lastMsgId, lastTxt }: CaseRow, { staff }: Sender): Words | undefined =>
  !staff && lastMsgId <= FIRST && lastTxt ? lastTxt : undefined;

/** @throws Refusal unauthenticated, unknownCase */
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
 * Stores a message with files, idempotently; staff become handlers.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function sendMedia(services: Services, sent: SentMedia, sender: Sender): Promise<Message> {
  const txt = await wordsOf(services, sent, sender);
  const row = await change(services, (tx) => store(tx, sent, txt, sender));
  if (!row) throw new Error('The files were not stored.');
  return messageOf(row, sender.reader);
}

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
