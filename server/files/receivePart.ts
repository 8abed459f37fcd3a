import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import { PART_BYTES, PHOTO_BYTES_MAX } from '@parvis/api/constants';
import type { Received } from '@parvis/api/entities/media';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { malformed, Refusal } from '../base/refusal.ts';
import { threads } from '../media/threads.ts';
import { lockWriter } from '../people/mergePeople.ts';
import type { Reader, Services } from '../services/services.ts';
import { media } from '../store/schema.ts';
import { partName, partsAmong, pieces } from './pieces.ts';

type MediaRow = typeof media.$inferSelect;
/** A part of a file on its way. */
export type SentPart = BodyOf<(typeof mobileCalls)['mediaPart']>;

/** What one person may have at the server that no message shows yet, and what they may send in a day, files and bytes. */
const UNSENT_MAX = 25;
const DAY = { files: 200, bytes: 20 * PHOTO_BYTES_MAX } as const;

const receivedOf = ({ received, state, reason }: MediaRow): Received => ({
  received,
  state,
  ...(reason && { reason }),
});

/** @throws Refusal tooMany where somebody has sent more than anybody shows */
async function checkBudget({ db }: Services, { crUid }: Reader, { of }: SentPart): Promise<void> {
  const own = eq(media.crUid, crUid);
  const [unsent] = await db
    .select({ files: count() })
    .from(media)
    .where(and(own, isNull(media.csid)));
  const [today] = await db
    .select({ files: count(), bytes: sql<number>`coalesce(sum(${media.bytes}), 0)::bigint`.mapWith(Number) })
    .from(media)
    .where(and(own, gt(media.created, sql`now() - interval '1 day'`)));
  const files = today?.files ?? 0;
  if ((unsent?.files ?? 0) >= UNSENT_MAX || files >= DAY.files || (today?.bytes ?? 0) + of > DAY.bytes)
    throw new Refusal('tooMany', { retryAfter: 3600 });
}

/**
 * The row of a file, made with its first part.
 * @throws Refusal conflict when the id is somebody else's, or another file's; unauthenticated where its sender is nobody any more
 */
async function rowOf(services: Services, sent: SentPart, cuid: string, reader: Reader): Promise<MediaRow> {
  const { db } = services;
  const find = async () => (await db.select().from(media).where(eq(media.id, sent.id)))[0];
  let row = await find();
  if (!row) {
    await checkBudget(services, reader, sent);
    const { crUid, staff } = reader;
    const begun = { id: sent.id, cuid, crUid, staff, bytes: sent.of };
    await db.transaction(async (tx) => {
      await lockWriter(tx, crUid);
      await tx.insert(media).values(begun).onConflictDoNothing();
    });
    row = await find();
  }
  const isSame =
    row?.cuid === cuid && row.crUid === reader.crUid && row.staff === reader.staff && row.bytes === sent.of;
  if (!row || !isSame) throw new Refusal('conflict', { path: 'body.id' });
  return row;
}

/** Keeps what a row is by now; nothing where it went meanwhile. */
async function note(
  { db }: Services,
  { id }: MediaRow,
  change: Partial<MediaRow>,
  where = eq(media.id, id),
): Promise<Received> {
  const [row] = await db.update(media).set(change).where(where).returning();
  if (row) return receivedOf(row);
  const [now] = await db.select().from(media).where(eq(media.id, id));
  if (!now) throw new Refusal('notFound');
  return receivedOf(now);
}

/** Reads a file that is whole, writes it anew, and lets go of what was sent. */
async function finish(services: Services, row: MediaRow): Promise<Received> {
  const { storage } = services;
  const parts = partsAmong(await storage.names(row.id));
  const bytes = Buffer.concat(
    await Promise.all(parts.map(async (name) => (await storage.read(row.id, name)) ?? Buffer.alloc(0))),
  );
  if (bytes.length !== row.bytes) {
    // A part was lost, or one stands beside it of another cut: all of them are sent anew.
    await storage.remove(row.id);
    return note(services, row, { received: 0 });
  }
  const photo = await threads.run('drawPhoto', bytes);
  if (typeof photo === 'string') {
    await storage.remove(row.id);
    return note(services, row, { state: 'refused', reason: photo });
  }
  const { width, height, tiny } = photo;
  await storage.put(row.id, pieces.large.name, photo.large);
  await storage.put(row.id, pieces.small.name, photo.small);
  const done = await note(services, row, { state: 'ready', width, height, tiny });
  await storage.remove(row.id, parts);
  return done;
}

/**
 * Stores a part of a file once, however often it comes; the last one makes the file whole, which is then read and written anew.
 * A part that begins elsewhere than where the file stops changes nothing: the answer says where to go on.
 * @throws Refusal badRequest, conflict, tooMany
 */
export async function receivePart(
  services: Services,
  sent: SentPart,
  cuid: string,
  reader: Reader,
): Promise<Received> {
  const bytes = Buffer.from(sent.part, 'base64');
  if (bytes.length > PART_BYTES) throw malformed('body.part', { reason: 'tooLong', max: PART_BYTES });
  if (sent.at + bytes.length > sent.of) throw malformed('body.part', 'tooBig');
  const row = await rowOf(services, sent, cuid, reader);
  if (row.state !== 'partial' || sent.at !== row.received) return receivedOf(row);
  const received = sent.at + bytes.length;
  if (bytes.length > 0) {
    await services.storage.put(row.id, partName(sent.at), bytes);
    const stands = and(eq(media.id, row.id), eq(media.received, sent.at), eq(media.state, 'partial'));
    const noted = await note(services, row, { received }, stands);
    if (noted.state !== 'partial' || noted.received !== received) return noted;
  }
  return received === row.bytes ? finish(services, row) : { received, state: 'partial' };
}
