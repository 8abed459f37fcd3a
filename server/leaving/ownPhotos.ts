import { extname } from 'node:path';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { pieces, videoPiece } from '../files/pieces.ts';
import type { Reader, Services } from '../services/services.ts';
import { media } from '../store/schema.ts';

/** A file as it is kept: of a video, its media type. */
export interface KeptFile {
  readonly id: string;
  readonly type?: string | null | undefined;
}

/** The piece of a file that is given: a photo in its largest size, or the video. */
const pieceOf = ({ type }: KeptFile) => (type ? videoPiece(type) : pieces.large);

/** The name of a photo or video in the archive. */
export const photoName = (file: KeptFile): string => `media/${file.id}${extname(pieceOf(file).name)}`;

const ofVisitor = (crUid: string) => and(eq(media.crUid, crUid), eq(media.staff, false));

/** The photos and videos that a person sent as a visitor, those of no message too, the oldest first. */
export async function photosOf({ db }: Services, { crUid }: Reader): Promise<KeptFile[]> {
  return db
    .select({ id: media.id, type: media.type })
    .from(media)
    .where(and(ofVisitor(crUid), eq(media.state, 'ready')))
    .orderBy(asc(media.created), asc(media.id));
}

/** Photos and videos that are shown by no message, whether they have come whole or not. */
export async function unsentPhotos({ db }: Services, crUid: string) {
  const { id, state, created, type } = media;
  return db
    .select({ id, state, created, type })
    .from(media)
    .where(and(ofVisitor(crUid), isNull(media.csid)))
    .orderBy(asc(created), asc(id));
}

/** A photo or video, read as it is given, when its turn comes; nothing of one whose case's day came meanwhile. */
export async function* bytesOf({ storage }: Services, file: KeptFile): AsyncGenerator<Uint8Array> {
  const piece = await storage.open(file.id, pieceOf(file).name);
  if (piece) yield* await piece.bytes();
}
