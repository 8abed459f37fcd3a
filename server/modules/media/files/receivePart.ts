import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import { PART_BYTES } from '@parvis/api/constants';
import type { Received } from '@parvis/api/entities/media';
import { and, eq } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { inLines } from '../../../platform/lib/inLine.ts';
import { malformed, Refusal } from '../../../platform/lib/refusal.ts';
import { partName } from '../../../platform/storage/pieces.ts';
import type { Services } from '../../context/services.ts';
import type { FileSender } from '../../context/session.ts';
import { checkMaySend } from '../../identity/maySend.ts';
import { lockWriter } from '../../identity/mergePeople.ts';
import { checkNewFile, countPart } from './budget.ts';
import { finishOrWait } from './finish.ts';
import { leavingNothing } from './lookAgain.ts';
import { type MediaRow, note, receivedOf } from './readFile.ts';

type Body = BodyOf<(typeof mobileCalls)['mediaPart']>;

/** Without bytes, it queries the offset. */
export type SentPart = Body & { readonly bytes: Buffer };

export const sentPartOf = ({ body, bytes }: { body: Body; bytes: Buffer | undefined }): SentPart => ({
  ...body,
  bytes: bytes ?? Buffer.alloc(0),
});

async function find({ db }: Services, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row;
}

/** Serializes limits by customer, so that waiting transactions do not use up connections. */
const inLine = inLines();

/** @throws Refusal blocked, withdrawn, tooMany, unauthenticated */
async function make(services: Services, sent: SentPart, sender: FileSender): Promise<MediaRow | undefined> {
  const { cuid, qrid, reader } = sender;
  const { crUid, staff } = reader;
  const begun = { id: sent.id, cuid, crUid, staff, bytes: sent.of, qrid: staff ? null : qrid };
  await inLine(cuid, () =>
    services.db.transaction(async (tx) => {
      await lockWriter(tx, crUid);
      await checkMaySend(tx, cuid, reader);
      await checkNewFile(services, tx, sender, sent.of);
      await tx.insert(media).values(begun).onConflictDoNothing();
    }),
  );
  return find(services, sent.id);
}

const isOf = (row: MediaRow, { of }: SentPart, { cuid, reader }: FileSender): boolean =>
  row.cuid === cuid && row.crUid === reader.crUid && row.staff === reader.staff && row.bytes === of;

/**
 * Stores the next part; the last one starts processing.
 * @throws Refusal notFound, tooMany
 */
async function keepPart(
  services: Services,
  row: MediaRow,
  { at, bytes }: SentPart,
  sender: FileSender,
): Promise<Received> {
  const received = at + bytes.length;
  if (bytes.length > 0) {
    const part = { bytes: bytes.length, isLast: received === row.bytes };
    await inLine(sender.cuid, () => countPart(services, sender, part));
    await services.storage.put(row.id, partName(at), bytes);
    const stands = and(eq(media.id, row.id), eq(media.received, at), eq(media.state, 'partial'));
    const noted = await note(services, row, { received }, stands);
    if (noted.state === 'ready' || noted.state === 'refused') {
      // Another page completed the file meanwhile: this part, with its metadata, must not remain.
      await services.storage.remove(row.id, [partName(at)]);
      return noted;
    }
    if (noted.state !== 'partial' || noted.received !== received) return noted;
  }
  return received === row.bytes ? finishOrWait(services, row) : { received, state: 'partial' };
}

/**
 * Stores a part idempotently and returns the offset to continue at; the last one starts processing. An empty or
 * misplaced part changes nothing. If the sender is blocked meanwhile, deletes the file.
 * @throws Refusal badRequest, blocked, withdrawn, conflict, tooMany, unavailable
 */
export async function receivePart(services: Services, sent: SentPart, sender: FileSender): Promise<Received> {
  const { bytes } = sent;
  if (bytes.length > PART_BYTES) throw malformed('body.part', { reason: 'tooLong', max: PART_BYTES });
  if (sent.at + bytes.length > sent.of) throw malformed('body.part', 'tooBig');
  await checkMaySend(services.db, sender.cuid, sender.reader);
  const known = await find(services, sent.id);
  if (!known && bytes.length === 0) return { received: 0, state: 'partial' };
  const row = known ?? (await make(services, sent, sender));
  if (!row || !isOf(row, sent, sender)) throw new Refusal('conflict', { path: 'body.id' });
  const isNext = row.state === 'partial' && sent.at === row.received;
  // Retries the virus scan.
  if (!isNext && row.state !== 'checking') return receivedOf(row);
  const work = () => (isNext ? keepPart(services, row, sent, sender) : finishOrWait(services, row));
  return leavingNothing(services, row.id, work).catch(async (error: unknown) => {
    // Prefers `blocked` as reason.
    await checkMaySend(services.db, sender.cuid, sender.reader);
    throw error;
  });
}
