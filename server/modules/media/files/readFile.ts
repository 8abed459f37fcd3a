import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PHOTO_BYTES_MAX } from '@parvis/api/constants';
import type { Received } from '@parvis/api/entities/media';
import { eq, type SQL } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import { pieces, videoPiece } from '../../../platform/storage/pieces.ts';
import type { Services } from '../../context/services.ts';
import type { NoPhoto } from '../processing/photo.ts';
import { readPhoto, readVideo } from '../processing/pictureReader.ts';
import { type NoVideo, videoBeginning } from '../processing/videoKinds.ts';

export type MediaRow = typeof media.$inferSelect;

export const receivedOf = ({ received, state, reason }: MediaRow): Received => ({
  received,
  state,
  ...(reason && { reason }),
});

/**
 * Updates a row if `where` still holds and returns its current state.
 * @throws Refusal notFound
 */
export async function note(
  { db }: Services,
  { id }: MediaRow,
  change: Partial<MediaRow>,
  where: SQL | undefined = eq(media.id, id),
): Promise<Received> {
  const [row] = await db.update(media).set(change).where(where).returning();
  if (row) return receivedOf(row);
  const [now] = await db.select().from(media).where(eq(media.id, id));
  if (!now) throw new Refusal('notFound');
  return receivedOf(now);
}

type Read = Pick<MediaRow, 'width' | 'height' | 'tiny' | 'type' | 'seconds'>;

async function keepPhoto(
  { storage }: Services,
  { id, bytes }: MediaRow,
  path: string,
): Promise<Read | NoPhoto> {
  const photo = bytes > PHOTO_BYTES_MAX ? 'tooBig' : await readPhoto(path);
  if (typeof photo === 'string') return photo;
  const { width, height, tiny } = photo;
  await storage.put(id, pieces.large.name, photo.large);
  await storage.put(id, pieces.small.name, photo.small);
  return { width, height, tiny, type: null, seconds: null };
}

async function keepVideo(
  { storage, scratch }: Services,
  { id }: MediaRow,
  path: string,
): Promise<Read | NoVideo> {
  const to = await scratch.path();
  try {
    const video = await readVideo(path, to);
    if (typeof video === 'string') return video;
    await storage.put(id, videoPiece(video.type).name, await openAsBlob(to));
    return { ...video, tiny: null };
  } finally {
    await rm(to, { force: true });
  }
}

/**
 * Re-encodes a file by its signature, or returns a reason for refusal.
 * @throws Refusal unavailable
 */
export const readFile = async (services: Services, row: MediaRow, path: string) =>
  (await videoBeginning(path)) ? keepVideo(services, row, path) : keepPhoto(services, row, path);
