import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { Media } from '@parvis/api/entities/media';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { feed, media, messages } from '../../platform/db/schema.ts';
import { createBadRequest, Refusal } from '../../platform/lib/refusal.ts';
import { type AppContext, commitAndNotify } from '../context/appContext.ts';
import { checkMaySend } from '../identity/service.ts';
import { parseSpeech, toCaptionInfo } from './captions.ts';
import { lockSenderCase, type Sender, sanitizeAlt } from './sendMedia.ts';

export type MediaDescription = BodyOf<(typeof mobileCalls)['describeMedia']>;

const hasNoCaptions = ({ captions, noSpeech }: MediaDescription): boolean =>
  captions === null || noSpeech === true;

/** Keeps undefined fields. */
function applyDescription(
  { alt, captions, noSpeech, ...shown }: Media,
  description: MediaDescription,
  captionInfo: Partial<Media>,
): Media {
  const words = description.alt === undefined ? alt : sanitizeAlt(description.alt);
  const captioned = captionInfo.captions ?? (hasNoCaptions(description) ? undefined : captions);
  const isSilent = description.captions ? false : (description.noSpeech ?? noSpeech);
  return {
    ...shown,
    ...(words && { alt: words }),
    ...(captioned && { captions: captioned }),
    ...(isSilent && { noSpeech: true }),
  };
}

/** @throws Refusal badRequest unless it is the reader's own file */
async function findOwnFile(tx: Tx, { csid, id }: MediaDescription, { reader }: Sender) {
  const [row] = await tx
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.csid, csid)))
    .for('update');
  const shownIn = await tx
    .select({ msgId: messages.msgId, media: messages.media })
    .from(messages)
    .where(and(eq(messages.csid, csid), isNotNull(messages.media)));
  const message = shownIn.find((one) => one.media?.some((file) => file.id === id));
  const shown = message?.media?.find((file) => file.id === id);
  if (!row || !message || !shown || row.crUid !== reader.crUid || row.staff !== reader.staff)
    throw createBadRequest('body.id', 'unknown');
  return { row, message, shown };
}

async function storeDescription(tx: Tx, description: MediaDescription, sender: Sender): Promise<Media> {
  const { csid, id } = description;
  const { cuid, stoppedAt } = await lockSenderCase(tx, csid, sender);
  if (stoppedAt) throw new Refusal('stopped');
  const { row, message, shown } = await findOwnFile(tx, description, sender);
  await checkMaySend(tx, cuid, sender.reader);
  const { captions, noSpeech } = description;
  const spoken = parseSpeech(row, { captions: captions ?? undefined, noSpeech }, 'body');
  const described = applyDescription(shown, description, toCaptionInfo(spoken));
  if (isDeepStrictEqual(described, shown)) return described;
  const files = message.media?.map((file) => (file.id === id ? described : file)) ?? [];
  const { msgId } = message;
  await tx
    .update(messages)
    .set({ media: files })
    .where(and(eq(messages.csid, csid), eq(messages.msgId, msgId)));
  if (spoken.captions || hasNoCaptions(description))
    await tx
      .update(media)
      .set({ captions: spoken.captions ?? null })
      .where(eq(media.id, id));
  await tx.insert(feed).values({ cuid, csid, type: 'case', msgId });
  return described;
}

/**
 * Idempotent; does not mark the message unread.
 * @throws Refusal unauthenticated, badRequest, unknownCase, blocked, withdrawn
 */
export const describeMedia = (
  context: AppContext,
  description: MediaDescription,
  sender: Sender,
): Promise<Media> => commitAndNotify(context, (tx) => storeDescription(tx, description, sender));
