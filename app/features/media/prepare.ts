import { VIDEO_BYTES_MAX } from '@parvis/api/constants';
import type { HeldFile, HeldVideo } from '../../lib/api/outgoing.ts';
import { newId } from '../../lib/outbox/ids.ts';
import type { Rotation, Veiled } from './drawImage.ts';
import { type FilmSize, isTooLong } from './filmSize.ts';
import { type Look, lookAtVideo } from './lookAtVideo.ts';
import { letGo } from './pictures.ts';
import { readVideo } from './readVideo.ts';
import { photoToSend, veiledPhoto } from './resize.ts';
import { toldName } from './toldName.ts';

/** Displayed size in pixels; undefined where unsupported. */
async function sizeIn(file: Blob): Promise<{ width: number; height: number } | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return undefined;
  }
}

/** A photo ready to send. */
export interface Photo extends HeldFile {
  readonly kind: 'photo';
  /** Id at picking, stable over edits. */
  readonly pickedAs: string;
  readonly alt: string;
  /** Source for rotation: as picked, or blurred. */
  readonly file: Blob;
  readonly rotation: Rotation;
  /** The original of a blurred photo, held only while the sheet is open. */
  readonly clear?: Clear;
}

/** Unblurred photo with its regions. */
export interface Clear extends Pick<Photo, 'id' | 'blob' | 'file' | 'rotation' | 'size'> {
  readonly regions: readonly (Veiled & { readonly id: number })[];
}

/** A video ready to send. */
export interface Film extends HeldFile {
  readonly kind: 'video';
  readonly alt: string;
  readonly video: HeldVideo;
}

export interface Reading {
  readonly kind: 'reading';
  readonly id: string;
  readonly file: File;
}

export type Picked =
  | Photo
  | Film
  | Reading
  | {
      readonly kind: 'refused';
      readonly id: string;
      readonly name: string;
      readonly why: 'format' | 'empty' | 'emptyFilm' | 'video' | 'tooLong' | 'tooBig';
    };

/** By type or name, since some pickers give no type. */
export const isFilm = ({ type, name }: File): boolean =>
  type.startsWith('video/') || (type === '' && /\.(?:mp4|m4v|mov|webm)$/i.test(name));

/** @throws Error `NO_IMAGE` */
async function toSend(file: Blob, rotation?: Rotation): Promise<Pick<Photo, 'blob' | 'size'>> {
  const blob = await photoToSend(file, rotation);
  const size = await sizeIn(blob);
  return { blob, ...(size && { size }) };
}

const sizeOf = (look: Look | undefined): FilmSize | undefined =>
  look?.seconds === undefined ? undefined : { ...look, seconds: look.seconds };

/** Poster frame; optional. */
async function posterOf({ picture }: Partial<Look> = {}): Promise<HeldFile | undefined> {
  const blob = picture && (await photoToSend(picture).catch(() => undefined));
  return blob && { id: newId(), blob };
}

/** Measures and shrinks a video, where the device can; or tells why it is refused. */
async function preparedVideo({ id, file }: Pick<Reading, 'id' | 'file'>): Promise<Picked> {
  const refused = (why: 'video' | 'tooLong' | 'tooBig'): Picked => ({
    kind: 'refused',
    id,
    name: toldName(file),
    why,
  });
  const look = await lookAtVideo(file);
  const read = await readVideo(file);
  const size = read?.size ?? sizeOf(look);
  if (!size) return refused('video');
  if (isTooLong(size)) return refused('tooLong');
  const blob = read?.blob ?? file;
  if (blob.size > VIDEO_BYTES_MAX) return refused('tooBig');
  const { width, height, seconds, hasSound } = size;
  const silent = hasSound === false && { hasSound, noSpeech: true };
  return {
    kind: 'video',
    id,
    blob,
    alt: '',
    video: { width, height, seconds, poster: await posterOf(look), ...silent },
  };
}

/** Prepares a picked file under the same id. */
export async function prepared({ id, file }: Reading): Promise<Picked> {
  const name = toldName(file);
  if (file.size === 0) return { kind: 'refused', id, name, why: isFilm(file) ? 'emptyFilm' : 'empty' };
  if (isFilm(file)) return preparedVideo({ id, file });
  try {
    return { kind: 'photo', id, pickedAs: id, alt: '', file, rotation: 0, ...(await toSend(file)) };
  } catch {
    return { kind: 'refused', id, name, why: 'format' };
  }
}

const NEXT_ROTATION = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/** Rotates by a quarter, as a new file; blurred regions stay so. */
export async function turned({ clear: _, ...photo }: Photo): Promise<Photo> {
  const rotation = NEXT_ROTATION[photo.rotation];
  return { ...photo, id: newId(), rotation, ...(await toSend(photo.file, rotation)) };
}

export const clearOf = ({ clear, id, blob, file, rotation, size }: Photo): Clear =>
  clear ?? { id, blob, file, rotation, ...(size && { size }), regions: [] };

/** @throws Error */
async function veiledIn(clear: Clear, regions: Clear['regions']) {
  const file = await veiledPhoto(clear.blob, regions);
  return {
    ...{ id: newId(), file, rotation: 0 as const },
    ...(await toSend(file)),
    clear: { ...clear, regions },
  };
}

/** Blurs these regions, as a new file. @throws Error */
export async function blurred(photo: Photo, regions: Clear['regions']): Promise<Photo> {
  const clear = clearOf(photo);
  const { clear: _, ...same } = photo;
  const { regions: __, ...before } = clear;
  const made = regions.length > 0 ? await veiledIn(clear, regions) : before;
  letGo(photo.id);
  letGo(clear.id);
  return { ...same, ...made };
}
