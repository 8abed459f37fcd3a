import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { Media } from '@parvis/api/entities/media';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { feed, media, messages } from '../../platform/db/schema.ts';
import { malformed } from '../../platform/lib/refusal.ts';
import { change, type Services } from '../context/services.ts';
import { checkMaySend } from '../identity/maySend.ts';
import { saidIn, toldOf } from './captions.ts';
import { altOf, hold, type Sender } from './sendMedia.ts';

export type Described = BodyOf<(typeof mobileCalls)['describeMedia']>;

const isUnsaid = ({ captions, noSpeech }: Described): boolean => captions === null || noSpeech === true;

/** Keeps fields that are undefined. */
function describedAs(
  { alt, captions, noSpeech, ...shown }: Media,
  said: Described,
  told: Partial<Media>,
): Media {
  const words = said.alt === undefined ? alt : altOf(said.alt);
  const captioned = told.captions ?? (isUnsaid(said) ? undefined : captions);
  const isSilent = said.captions ? false : (said.noSpeech ?? noSpeech);
  return {
    ...shown,
    ...(words && { alt: words }),
    ...(captioned && { captions: captioned }),
    ...(isSilent && { noSpeech: true }),
  };
}

/**
 * The reader's own file in a message of the case.
 * @throws Refusal badRequest
 */
async function ownFile(tx: Tx, { csid, id }: Described, { reader }: Sender) {
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
    throw malformed('body.id', 'unknown');
  return { row, message, shown };
}

async function describe(tx: Tx, said: Described, sender: Sender): Promise<Media> {
  const { csid, id } = said;
  const { cuid } = await hold(tx, csid, sender);
  const { row, message, shown } = await ownFile(tx, said, sender);
  await checkMaySend(tx, cuid, sender.reader);
  const { captions, noSpeech } = said;
  const spoken = saidIn(row, { captions: captions ?? undefined, noSpeech }, 'body');
  const described = describedAs(shown, said, toldOf(spoken));
  if (isDeepStrictEqual(described, shown)) return described;
  const files = message.media?.map((file) => (file.id === id ? described : file)) ?? [];
  const { msgId } = message;
  await tx
    .update(messages)
    .set({ media: files })
    .where(and(eq(messages.csid, csid), eq(messages.msgId, msgId)));
  if (spoken.captions || isUnsaid(said))
    await tx
      .update(media)
      .set({ captions: spoken.captions ?? null })
      .where(eq(media.id, id));
  await tx.insert(feed).values({ cuid, csid, type: 'case', msgId });
  return described;
}

/**
 * Edits description or captions of a sent file, idempotently. Publishes the change without marking it unread.
 * @throws Refusal unauthenticated, badRequest, unknownCase, blocked, withdrawn
 */
export const describeMedia = (services: Services, said: Described, sender: Sender): Promise<Media> =>
  change(services, (tx) => describe(tx, said, sender));
