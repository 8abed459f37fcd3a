import { extname } from 'node:path';
import type { Captions } from '@parvis/api/calls/captions';
import { webVtt } from '@parvis/api/webVtt';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { pieces, videoPiece } from '../../../platform/storage/pieces.ts';
import type { Reader, Services } from '../../context/services.ts';

export interface KeptFile {
  readonly id: string;
  readonly type?: string | null | undefined;
}

export interface CaptionedFile extends KeptFile {
  readonly captions: Captions | null;
}

/** The largest size of a photo, or the video. */
const pieceOf = ({ type }: KeptFile) => (type ? videoPiece(type) : pieces.large);

export const photoName = (file: KeptFile): string => `media/${file.id}${extname(pieceOf(file).name)}`;

export const captionsName = ({ id }: Pick<KeptFile, 'id'>): string => `media/${id}.vtt`;

const ofVisitor = (crUid: string) => and(eq(media.crUid, crUid), eq(media.staff, false));

/** Oldest first, including files attached to no message. */
export async function photosOf({ db }: Services, { crUid }: Reader): Promise<CaptionedFile[]> {
  return db
    .select({ id: media.id, type: media.type, captions: media.captions })
    .from(media)
    .where(and(ofVisitor(crUid), eq(media.state, 'ready')))
    .orderBy(asc(media.created), asc(media.id));
}

/** Includes partial uploads. */
export async function unsentPhotos({ db }: Services, crUid: string) {
  const { id, state, created, type } = media;
  return db
    .select({ id, state, created, type })
    .from(media)
    .where(and(ofVisitor(crUid), isNull(media.csid)))
    .orderBy(asc(created), asc(id));
}

/** Empty if the case was erased concurrently. */
export async function* bytesOf({ storage }: Services, file: KeptFile): AsyncGenerator<Uint8Array> {
  const piece = await storage.open(file.id, pieceOf(file).name);
  if (piece) yield* await piece.bytes();
}

export async function* wordsOf({ cues }: Captions): AsyncGenerator<string> {
  yield webVtt(cues);
}
