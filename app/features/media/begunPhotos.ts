import type { HeldFile } from '../../lib/api/outgoing.ts';
import type { BegunCaptions } from './captionsDraft.ts';
import type { Picking } from './picking.ts';
import type { Film, Photo } from './prepare.ts';

/** What stands in a sheet of photos, and was not sent. */
export interface BegunPhotos {
  /** Those that could be sent as they are. */
  readonly files: readonly HeldFile[];
  /** Those that were taken or picked, and not read yet; those beyond what a message carries stand last. */
  readonly raw: readonly File[];
  /** Captions that were typed and not ended, by their film. */
  readonly captions: ReadonlyMap<string, BegunCaptions>;
}

/** An empty sheet. */
export const NOTHING: BegunPhotos = { files: [], raw: [], captions: new Map() };

/** So many photos and films stand in it. */
export const countOf = ({ files, raw }: BegunPhotos): number => files.length + raw.length;

/** A photo or video without what it was made of. */
export const heldOf = ({ id, blob, alt, size, video }: Photo | Film): HeldFile => ({
  id,
  blob,
  ...(alt.trim() && { alt: alt.trim() }),
  ...(size && { size }),
  ...(video && { video }),
});

/** The same in a sheet again. */
export const pickedAgain = ({ id, blob, alt = '', size, video }: HeldFile): Photo | Film =>
  video
    ? { kind: 'video', id, blob, alt, video }
    : { kind: 'photo', id, pickedAs: id, blob, alt, file: blob, rotation: 0, ...(size && { size }) };

/** What stands in a sheet now. @param taken by its camera, which is open */
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
