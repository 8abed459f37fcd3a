import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import { PART_BYTES } from '@parvis/api/constants';
import type { Received } from '@parvis/api/entities/media';
import { and, eq } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { createKeyedMutex } from '../../../platform/lib/keyedMutex.ts';
import { createBadRequest, Refusal } from '../../../platform/lib/refusal.ts';
import { formatPartName } from '../../../platform/storage/pieces.ts';
import type { AppContext } from '../../context/appContext.ts';
import type { FileSender } from '../../context/session.ts';
import { checkMaySend, lockAgainstMerge } from '../../identity/service.ts';
import { runOrCleanUp } from './pendingScans.ts';
import { processOrWait } from './processFile.ts';
import { type MediaRow, toReceived, updateMediaRow } from './reencodeFile.ts';
import { checkUploadLimits, consumePartPoints } from './uploadLimits.ts';

type Body = BodyOf<(typeof mobileCalls)['mediaPart']>;

/** Without bytes, queries the offset. */
export type SentPart = Body & { readonly bytes: Buffer };

export const toSentPart = ({ body, rawBody }: { body: Body; rawBody: Buffer | undefined }): SentPart => ({
  ...body,
  bytes: rawBody ?? Buffer.alloc(0),
});

async function findFile({ db }: AppContext, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row;
}

/** Otherwise waiting transactions use up connections. */
const runForCustomer = createKeyedMutex();

/** @throws Refusal blocked, withdrawn, tooMany, unauthenticated */
async function createFile(
  context: AppContext,
  sent: SentPart,
  sender: FileSender,
): Promise<MediaRow | undefined> {
  const { cuid, qrid, reader } = sender;
  const { crUid, staff } = reader;
  const newRow = { id: sent.id, cuid, crUid, staff, bytes: sent.of, qrid: staff ? null : qrid };
  await runForCustomer(cuid, () =>
    context.db.transaction(async (tx) => {
      await lockAgainstMerge(tx, crUid);
      await checkMaySend(tx, cuid, reader);
      await checkUploadLimits(context, tx, sender, sent.of);
      await tx.insert(media).values(newRow).onConflictDoNothing();
    }),
  );
  return findFile(context, sent.id);
}

const isSameFile = (row: MediaRow, { of }: SentPart, { cuid, reader }: FileSender): boolean =>
  row.cuid === cuid && row.crUid === reader.crUid && row.staff === reader.staff && row.bytes === of;

/**
 * The last part starts processing.
 * @throws Refusal notFound, tooMany
 */
async function storePart(
  context: AppContext,
  row: MediaRow,
  { at, bytes }: SentPart,
  sender: FileSender,
): Promise<Received> {
  const received = at + bytes.length;
  if (bytes.length > 0) {
    const part = { bytes: bytes.length, isLast: received === row.bytes };
    await runForCustomer(sender.cuid, () => consumePartPoints(context, sender, part));
    await context.storage.put(row.id, formatPartName(at), bytes);
    const isExpected = and(eq(media.id, row.id), eq(media.received, at), eq(media.state, 'partial'));
    const stored = await updateMediaRow(context, row, { received }, isExpected);
    if (stored.state === 'ready' || stored.state === 'refused') {
      // Another request completed the file; this part has metadata and must go.
      await context.storage.remove(row.id, [formatPartName(at)]);
      return stored;
    }
    if (stored.state !== 'partial' || stored.received !== received) return stored;
  }
  return received === row.bytes ? processOrWait(context, row) : { received, state: 'partial' };
}

/**
 * Idempotent; returns the next offset. The last part starts processing. Ignores empty or misplaced parts.
 * Deletes the file if the sender was blocked concurrently. @throws Refusal badRequest, blocked, withdrawn,
 * conflict, tooMany, unavailable
 */
export async function receivePart(
  context: AppContext,
  sent: SentPart,
  sender: FileSender,
): Promise<Received> {
  const { bytes } = sent;
  if (bytes.length > PART_BYTES) throw createBadRequest('body.part', { reason: 'tooLong', max: PART_BYTES });
  if (sent.at + bytes.length > sent.of) throw createBadRequest('body.part', 'tooBig');
  await checkMaySend(context.db, sender.cuid, sender.reader);
  const known = await findFile(context, sent.id);
  if (!known && bytes.length === 0) return { received: 0, state: 'partial' };
  const row = known ?? (await createFile(context, sent, sender));
  if (!row || !isSameFile(row, sent, sender)) throw new Refusal('conflict', { path: 'body.id' });
  const isNext = row.state === 'partial' && sent.at === row.received;
  // Retries the virus scan.
  if (!isNext && row.state !== 'checking') return toReceived(row);
  const processPart = () => (isNext ? storePart(context, row, sent, sender) : processOrWait(context, row));
  return runOrCleanUp(context, row.id, processPart).catch(async (error: unknown) => {
    // Prefers `blocked` as reason.
    await checkMaySend(context.db, sender.cuid, sender.reader);
    throw error;
  });
}
