import type { QueuedFile } from '../../lib/api/outboxItems.ts';
import type { PendingCaptions } from './captionsDraft.ts';
import type { Picking } from './picking.ts';
import type { PendingVideo, Photo } from './prepare.ts';

/** Unsent content of the photo sheet. */
export interface PendingPhotos {
  readonly files: readonly QueuedFile[];
  /** Unread files; those beyond the limit come last. */
  readonly raw: readonly File[];
  /** Unfinished captions, by video id. */
  readonly captions: ReadonlyMap<string, PendingCaptions>;
}

export const NO_PHOTOS: PendingPhotos = { files: [], raw: [], captions: new Map() };

export const countPending = ({ files, raw }: PendingPhotos): number => files.length + raw.length;

/** Drops the editor's data. */
export const toQueuedFile = ({ id, blob, alt, size, video }: Photo | PendingVideo): QueuedFile => ({
  id,
  blob,
  ...(alt.trim() && { alt: alt.trim() }),
  ...(size && { size }),
  ...(video && { video }),
});

export const toPickedFile = ({ id, blob, alt = '', size, video }: QueuedFile): Photo | PendingVideo =>
  video
    ? { kind: 'video', id, blob, alt, video }
    : { kind: 'photo', id, pickedAs: id, blob, alt, file: blob, rotation: 0, ...(size && { size }) };

/** @param taken by the open camera */
export function collectPending(
  { photos, left }: Picking,
  taken: readonly File[],
  captions: ReadonlyMap<string, PendingCaptions>,
): PendingPhotos {
  return {
    files: photos.flatMap((one) => (one.kind === 'photo' || one.kind === 'video' ? [toQueuedFile(one)] : [])),
    raw: [...photos.flatMap((one) => (one.kind === 'reading' ? [one.file] : [])), ...taken, ...left],
    captions,
  };
}
