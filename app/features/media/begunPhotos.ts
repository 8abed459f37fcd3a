import type { HeldFile } from '../../lib/api/outgoing.ts';
import type { BegunCaptions } from './captionsDraft.ts';
import type { Picking } from './picking.ts';
import type { Film, Photo } from './prepare.ts';

/** Unsent content of the photo sheet. */
export interface BegunPhotos {
  readonly files: readonly HeldFile[];
  /** Unread files; those beyond the limit come last. */
  readonly raw: readonly File[];
  /** Unfinished captions, by video id. */
  readonly captions: ReadonlyMap<string, BegunCaptions>;
}

export const NOTHING: BegunPhotos = { files: [], raw: [], captions: new Map() };

export const countOf = ({ files, raw }: BegunPhotos): number => files.length + raw.length;

/** Drops the editor's data. */
export const heldOf = ({ id, blob, alt, size, video }: Photo | Film): HeldFile => ({
  id,
  blob,
  ...(alt.trim() && { alt: alt.trim() }),
  ...(size && { size }),
  ...(video && { video }),
});

export const pickedAgain = ({ id, blob, alt = '', size, video }: HeldFile): Photo | Film =>
  video
    ? { kind: 'video', id, blob, alt, video }
    : { kind: 'photo', id, pickedAs: id, blob, alt, file: blob, rotation: 0, ...(size && { size }) };

/** @param taken by the open camera */
export function begunIn(
  { photos, left }: Picking,
  taken: readonly File[],
  captions: ReadonlyMap<string, BegunCaptions>,
): BegunPhotos {
  return {
    files: photos.flatMap((one) => (one.kind === 'photo' || one.kind === 'video' ? [heldOf(one)] : [])),
    raw: [...photos.flatMap((one) => (one.kind === 'reading' ? [one.file] : [])), ...taken, ...left],
    captions,
  };
}
