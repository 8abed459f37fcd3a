import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PHOTO_BYTES_MAX } from '@parvis/api/constants';
import type { Received } from '@parvis/api/entities/media';
import { eq, type SQL } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { Refusal } from '../../../platform/lib/refusal.ts';
import { getVideoPiece, photoPieces } from '../../../platform/storage/pieces.ts';
import type { AppContext } from '../../context/appContext.ts';
import type { PhotoRefusal } from '../processing/photo.ts';
import { readPhoto, readVideo } from '../processing/pictureReader.ts';
import { detectVideoContainer, type VideoRefusal } from '../processing/videoKinds.ts';

export type MediaRow = typeof media.$inferSelect;

export const toReceived = ({ received, state, reason }: MediaRow): Received => ({
  received,
  state,
  ...(reason && { reason }),
});

/**
 * Updates if `where` still holds; returns the current state.
 * @throws Refusal notFound
 */
export async function updateMediaRow(
  { db }: AppContext,
  { id }: MediaRow,
  change: Partial<MediaRow>,
  where: SQL | undefined = eq(media.id, id),
): Promise<Received> {
  const [row] = await db.update(media).set(change).where(where).returning();
  if (row) return toReceived(row);
  const [now] = await db.select().from(media).where(eq(media.id, id));
  if (!now) throw new Refusal('notFound');
  return toReceived(now);
}

type FileFacts = Pick<MediaRow, 'width' | 'height' | 'tiny' | 'type' | 'seconds'>;

async function storePhoto(
  { storage }: AppContext,
  { id, bytes }: MediaRow,
  path: string,
): Promise<FileFacts | PhotoRefusal> {
  const photo = bytes > PHOTO_BYTES_MAX ? 'tooBig' : await readPhoto(path);
  if (typeof photo === 'string') return photo;
  const { width, height, tiny } = photo;
  await storage.put(id, photoPieces.large.name, photo.large);
  await storage.put(id, photoPieces.small.name, photo.small);
  return { width, height, tiny, type: null, seconds: null };
}

async function storeVideo(
  { storage, scratch }: AppContext,
  { id }: MediaRow,
  path: string,
): Promise<FileFacts | VideoRefusal> {
  const to = await scratch.path();
  try {
    const video = await readVideo(path, to);
    if (typeof video === 'string') return video;
    await storage.put(id, getVideoPiece(video.type).name, await openAsBlob(to));
    return { ...video, tiny: null };
  } finally {
    await rm(to, { force: true });
  }
}

/**
 * Detects the format by signature.
 * @throws Refusal unavailable
 */
export const reencodeFile = async (context: AppContext, row: MediaRow, path: string) =>
  (await detectVideoContainer(path)) ? storeVideo(context, row, path) : storePhoto(context, row, path);
