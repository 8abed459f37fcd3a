import { extname } from 'node:path';
import type { Captions } from '@parvis/api/calls/captions';
import { webVtt } from '@parvis/api/webVtt';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { media } from '../../../platform/db/schema.ts';
import { getVideoPiece, photoPieces } from '../../../platform/storage/pieces.ts';
import type { AppContext, Reader } from '../../context/appContext.ts';

export interface SentFile {
  readonly id: string;
  readonly type?: string | null | undefined;
}

export interface CaptionedFile extends SentFile {
  readonly captions: Captions | null;
}

/** Photos in the largest size. */
const getPiece = ({ type }: SentFile) => (type ? getVideoPiece(type) : photoPieces.large);

export const formatPhotoPath = (file: SentFile): string => `media/${file.id}${extname(getPiece(file).name)}`;

export const formatCaptionsPath = ({ id }: Pick<SentFile, 'id'>): string => `media/${id}.vtt`;

const filterByVisitor = (crUid: string) =>
  and(eq(media.crUid, crUid), eq(media.staff, false), eq(media.withheld, false));

/** Oldest first; includes unattached files. */
export async function findSentPhotos({ db }: AppContext, { crUid }: Reader): Promise<CaptionedFile[]> {
  return db
    .select({ id: media.id, type: media.type, captions: media.captions })
    .from(media)
    .where(and(filterByVisitor(crUid), eq(media.state, 'ready')))
    .orderBy(asc(media.created), asc(media.id));
}

/** Includes partial uploads. */
export async function findUnsentPhotos({ db }: AppContext, crUid: string) {
  const { id, state, created, type } = media;
  return db
    .select({ id, state, created, type })
    .from(media)
    .where(and(filterByVisitor(crUid), isNull(media.csid)))
    .orderBy(asc(created), asc(id));
}

/** Empty if erased concurrently. */
export async function* streamFile({ storage }: AppContext, file: SentFile): AsyncGenerator<Uint8Array> {
  const piece = await storage.open(file.id, getPiece(file).name);
  if (piece) yield* await piece.bytes();
}

export async function* streamCaptions({ cues }: Captions): AsyncGenerator<string> {
  yield webVtt(cues);
}
