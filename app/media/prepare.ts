import { newId } from '../data/outbox/ids.ts';
import type { HeldFile, HeldVideo } from '../data/outgoing.ts';
import type { Rotation, Veiled } from './drawImage.ts';
import { letGo } from './pictures.ts';
import { preparedVideo } from './prepareVideo.ts';
import { photoToSend, veiledPhoto } from './resize.ts';
import { toldName } from './toldName.ts';

/** A photo as it would be sent. */
export interface Photo extends HeldFile {
  readonly kind: 'photo';
  /** The id under which it was picked: the same however often it is drawn anew. */
  readonly pickedAs: string;
  readonly alt: string;
  /** As it was picked, or blurred: from which it is turned. */
  readonly file: Blob;
  readonly rotation: Rotation;
}

/** A video as it would be sent. */
export interface Film extends HeldFile {
  readonly kind: 'video';
  readonly alt: string;
  readonly video: HeldVideo;
}

/** A file that is being read. */
export interface Reading {
  readonly kind: 'reading';
  readonly id: string;
  readonly file: File;
}

/** A file that was picked: a photo or a video, or why it is neither. */
export type Picked =
  | Photo
  | Film
  | Reading
  | {
      readonly kind: 'refused';
      readonly id: string;
      readonly name: string;
      readonly why: 'format' | 'empty' | 'video' | 'tooLong' | 'tooBig';
    };

/** Whether a file says that it is a video: some pickers give no type. */
export const isFilm = ({ type, name }: File): boolean =>
  type.startsWith('video/') || (type === '' && /\.(?:mp4|m4v|mov|webm)$/i.test(name));

/** A picked file as it would be sent, under the same id. */
export async function prepared({ id, file }: Reading): Promise<Picked> {
  const name = toldName(file);
  if (file.size === 0) return { kind: 'refused', id, name, why: 'empty' };
  if (isFilm(file)) return preparedVideo({ id, file });
  try {
    const blob = await photoToSend(file);
    return { kind: 'photo', id, pickedAs: id, blob, alt: '', file, rotation: 0 };
  } catch {
    return { kind: 'refused', id, name, why: 'format' };
  }
}

const NEXT_ROTATION = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/** The same photo, a quarter further; it is another file from then on. */
export async function turned(photo: Photo): Promise<Photo> {
  const rotation = NEXT_ROTATION[photo.rotation];
  return { ...photo, id: newId(), rotation, blob: await photoToSend(photo.file, rotation) };
}

/**
 * The same photo with what lies in these regions gone for good, also from what it would be turned from; it is another file
 * from then on. @throws Error
 */
export async function blurred(photo: Photo, regions: readonly Veiled[]): Promise<Photo> {
  const file = await veiledPhoto(photo.blob, regions);
  const blob = await photoToSend(file);
  letGo(photo.id);
  return { ...photo, id: newId(), file, blob, rotation: 0 };
}
