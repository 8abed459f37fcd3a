import type { BodyOf } from '@parvis/api/call';
import type { Captions } from '@parvis/api/calls/captions';
import type { CaseMedia } from '@parvis/api/calls/media';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { Media } from '@parvis/api/entities/media';
import type { Message } from '@parvis/api/entities/message';
import { TURNS } from '@parvis/locales/forms/names';
import { languageOf, locales } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { media, messages } from '../../platform/db/schema.ts';
import { wrapInDefaultLanguage } from '../../platform/lib/labels.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { translate } from '../../platform/lib/texts.ts';
import { type AppContext, commitAndNotify, type Reader } from '../context/appContext.ts';
import type { StaffReader } from '../context/session.ts';
import { lockAgainstMerge } from '../identity/service.ts';
import { parseSpeech, toCaptionInfo } from './captions.ts';
import { appendMessages, type CaseRow, findRepeatedMessage, lockCase, type MessageRow } from './caseRows.ts';
import { joinByStep, lockStaffCase, takeStep } from './caseSteps.ts';
import { findGatheringId } from './messagePages.ts';
import { toMessage } from './messageView.ts';
import { buildReadFloor, isAddressed } from './readFloor.ts';
import { checkNamedReader, parseContributorText, parseStaffText, parseVisitorTargets } from './sendText.ts';
import { matchMedia } from './storedMatchers.ts';

/** Removes bidirectional control characters. */
export const sanitizeAlt = (alt: string): string => alt.replace(TURNS, '').trim();

export type SentMedia = BodyOf<(typeof mobileCalls)['sendMedia']>;

export type Sender = { readonly cuid: string } & (
  | { readonly reader: Reader; readonly staff: false }
  | { readonly reader: StaffReader; readonly staff: true }
);

/** Returns a processed file of the sender in no message. */
type ClaimFile = (id: string, path: string) => MediaFileRow;
type MediaFileRow = typeof media.$inferSelect;

/**
 * The photo shown until a video plays.
 * @throws Refusal badRequest, conflict
 */
function buildPoster(video: MediaFileRow, poster: string, path: string, claim: ClaimFile): Partial<Media> {
  const row = claim(poster, path);
  if (video.type === null || row.type !== null) throw createBadRequest(path, 'unknown');
  return { poster, ...(row.tiny && { tiny: row.tiny }) };
}

export function toMedia({ id, width, height, tiny, type, seconds }: MediaFileRow): Media {
  const size = { width: width ?? 0, height: height ?? 0 };
  return type === null
    ? { id, kind: 'image', ...size, ...(tiny && { tiny }) }
    : { id, kind: 'video', ...size, type, seconds: seconds ?? 0 };
}

/** @throws Refusal badRequest, conflict */
async function claimFiles(tx: Tx, { files, csid }: SentMedia, { cuid, reader }: Sender): Promise<Media[]> {
  const ids = files.flatMap(({ id, poster }) => (poster === undefined ? [id] : [id, poster]));
  if (new Set(ids).size !== ids.length) throw createBadRequest('body.files', 'twice');
  const rows = await tx
    .select()
    .from(media)
    .where(inArray(media.id, ids))
    .orderBy(asc(media.id))
    .for('update');
  const claim: ClaimFile = (id, path) => {
    const row = rows.find((one) => one.id === id);
    const isOwn = row?.crUid === reader.crUid && row.staff === reader.staff && row.cuid === cuid;
    if (!isOwn || row.state !== 'ready') throw createBadRequest(path, 'unknown');
    if (row.csid !== null) throw new Refusal('conflict', { path });
    return row;
  };
  const captionsById = new Map<string, Captions>();
  const shownFiles = files.map(({ id, alt, poster, ...spoken }, index): Media => {
    const row = claim(id, `body.files.${index}.id`);
    const words = alt && sanitizeAlt(alt);
    const said = parseSpeech(row, spoken, `body.files.${index}`);
    if (said.captions) captionsById.set(id, said.captions);
    return {
      ...toMedia(row),
      ...(poster !== undefined && buildPoster(row, poster, `body.files.${index}.poster`, claim)),
      ...(words && { alt: words }),
      ...toCaptionInfo(said),
    };
  });
  const silent = ids.filter((id) => !captionsById.has(id));
  if (silent.length > 0) await tx.update(media).set({ csid }).where(inArray(media.id, silent));
  for (const [id, captions] of captionsById)
    await tx.update(media).set({ csid, captions }).where(eq(media.id, id));
  return shownFiles;
}

const kindTexts = { image: 'media.photos', video: 'media.videos' } as const;

const buildMediaSnippet = (files: readonly Media[]): Words =>
  Object.fromEntries(
    locales.map((locale) => {
      const counts = Object.entries(kindTexts).flatMap(([sort, id]) => {
        const count = files.filter(({ kind }) => kind === sort).length;
        return count > 0 ? [translate(id, locale, { count })] : [];
      });
      return [languageOf(locale).tag, counts.join(', ')];
    }),
  );

/** Per new case. */
export const FIRST_MESSAGES_MAX = 3;

/** Keeps the report's text; between users it may be for others. */
const getReportSnippet = (
  { lastMsgId, lastTxt, betweenUsers }: CaseRow,
  { staff }: Sender,
): Words | undefined =>
  !staff && !betweenUsers && lastMsgId <= FIRST_MESSAGES_MAX && lastTxt ? lastTxt : undefined;

/** @throws Refusal unauthenticated, unknownCase */
export async function lockSenderCase(
  tx: Tx,
  csid: string,
  { cuid, reader, staff }: Sender,
): Promise<CaseRow> {
  if (staff) return lockStaffCase(tx, csid, reader);
  await lockAgainstMerge(tx, reader.crUid);
  const row = await lockCase(tx, csid);
  if (row.cuid !== cuid) throw new Refusal('unknownCase');
  return row;
}

/** @throws Refusal badRequest */
async function parseMediaText(
  { customers }: AppContext,
  { txt }: SentMedia,
  { staff, cuid }: Sender,
): Promise<string | undefined> {
  if (txt === undefined) return undefined;
  return staff ? parseStaffText(txt) : parseContributorText(txt, (await customers.get(cuid)).messageLetters);
}

async function storeMediaMessage(
  tx: Tx,
  sent: SentMedia,
  txt: string | undefined,
  sender: Sender,
): Promise<MessageRow | undefined> {
  const { csid, id, tgtTypes, tgtCrUid } = sent;
  const { reader } = sender;
  const locked = await lockSenderCase(tx, csid, sender);
  const before = await findRepeatedMessage(tx, csid, id, reader, matchMedia(sent.files, txt));
  if (before) return before;
  const allowed = await takeStep(tx, locked, 'send', reader);
  const joining = sender.staff ? await joinByStep(tx, allowed, sender.reader) : [];
  const files = await claimFiles(tx, sent, sender);
  const message = {
    id,
    crUid: reader.crUid,
    staff: reader.staff,
    media: files,
    tgtTypes: tgtCrUid ? [tgtCrUid] : tgtTypes,
    ...(txt && { msgTxt: txt }),
  };
  const appended = await appendMessages(tx, locked, [...joining, message], {
    ...(joining.length > 0 && { change: { state: allowed.state } }),
    snippet: txt
      ? wrapInDefaultLanguage(txt)
      : (getReportSnippet(locked, sender) ?? buildMediaSnippet(files)),
  });
  return appended.at(-1);
}

/**
 * Idempotent; staff become handlers.
 * @throws Refusal unauthenticated, badRequest, conflict, stepNotAllowed, unknownCase
 */
export async function sendMedia(context: AppContext, sent: SentMedia, sender: Sender): Promise<Message> {
  const txt = await parseMediaText(context, sent, sender);
  if (sender.staff) await checkNamedReader(context.db, sent);
  else parseVisitorTargets(sent);
  const row = await commitAndNotify(context, (tx) => storeMediaMessage(tx, sent, txt, sender));
  if (!row) throw new Error('The files were not stored.');
  return toMessage({ ...row, gthrId: await findGatheringId(context.db, row.csid) }, sender.reader);
}

export async function loadCaseMedia(db: Database, csid: string, reader: Reader): Promise<CaseMedia[]> {
  const rows = await db
    .select({
      msgId: messages.msgId,
      at: messages.at,
      crUid: messages.crUid,
      staff: messages.staff,
      media: messages.media,
    })
    .from(messages)
    .where(
      and(
        eq(messages.csid, csid),
        isNotNull(messages.media),
        gt(messages.msgId, buildReadFloor({ csid, crUid: reader.crUid, staff: reader.staff })),
        isAddressed(messages, { csid, crUid: reader.crUid, staff: reader.staff }),
      ),
    )
    .orderBy(asc(messages.msgId));
  return rows.map(({ msgId, at, crUid, staff, media: files }) => ({
    msgId,
    msgCdatim1: at.toISOString(),
    mine: crUid === reader.crUid && staff === reader.staff,
    media: files ?? [],
  }));
}
