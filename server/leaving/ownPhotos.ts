import { and, asc, eq, isNull } from 'drizzle-orm';
import { pieces } from '../files/pieces.ts';
import type { Reader, Services } from '../services/services.ts';
import { media } from '../store/schema.ts';

/** The name of a photo in the archive. */
export const photoName = (id: string): string => `media/${id}.jpg`;

const ofVisitor = (crUid: string) => and(eq(media.crUid, crUid), eq(media.staff, false));

/** The photos that a person sent as a visitor, those of no message too, the oldest first. */
export async function photosOf({ db }: Services, { crUid }: Reader): Promise<string[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(ofVisitor(crUid), eq(media.state, 'ready')))
    .orderBy(asc(media.created), asc(media.id));
  return rows.map(({ id }) => id);
}

/** Photos that are shown by no message, whether they have come whole or not. */
export async function unsentPhotos({ db }: Services, crUid: string) {
  const { id, state, created } = media;
  return db
    .select({ id, state, created })
    .from(media)
    .where(and(ofVisitor(crUid), isNull(media.csid)))
    .orderBy(asc(created), asc(id));
}

/** A photo, read when its turn comes; nothing of one whose case's day came meanwhile. */
export async function* bytesOf({ storage }: Services, id: string): AsyncGenerator<Uint8Array> {
  const bytes = await storage.read(id, pieces.large.name);
  if (bytes) yield bytes;
}
