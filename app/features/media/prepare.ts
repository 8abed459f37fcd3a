import { VIDEO_BYTES_MAX } from '@parvis/api/constants';
import type { QueuedFile, QueuedVideo } from '../../lib/api/outboxItems.ts';
import { createId } from '../../lib/outbox/createId.ts';
import type { BlurredRegion, Rotation } from './drawImage.ts';
import { formatFileName } from './formatFileName.ts';
import { releaseObjectUrl } from './objectUrls.ts';
import { probeVideo, type VideoProbe } from './probeVideo.ts';
import { readVideo } from './readVideo.ts';
import { blurPhotoRegions, resizePhoto } from './resize.ts';
import { isTooLong, type VideoSize } from './videoSize.ts';

/** Displayed size in pixels; undefined where unsupported. */
async function measureImage(file: Blob): Promise<{ width: number; height: number } | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return undefined;
  }
}

export interface Photo extends QueuedFile {
  readonly kind: 'photo';
  /** Id at picking, stable over edits. */
  readonly pickedAs: string;
  readonly alt: string;
  /** Source for rotation: as picked, or blurred. */
  readonly file: Blob;
  readonly rotation: Rotation;
  /** Original of a blurred photo, only while the sheet is open. */
  readonly clear?: OriginalPhoto;
}

/** Unblurred photo with its regions. */
export interface OriginalPhoto extends Pick<Photo, 'id' | 'blob' | 'file' | 'rotation' | 'size'> {
  readonly regions: readonly (BlurredRegion & { readonly id: number })[];
}

export interface PendingVideo extends QueuedFile {
  readonly kind: 'video';
  readonly alt: string;
  readonly video: QueuedVideo;
}

export interface Reading {
  readonly kind: 'reading';
  readonly id: string;
  readonly file: File;
}

export type Picked =
  | Photo
  | PendingVideo
  | Reading
  | {
      readonly kind: 'refused';
      readonly id: string;
      readonly name: string;
      readonly why: 'format' | 'other' | 'empty' | 'emptyFilm' | 'video' | 'tooLong' | 'tooBig';
    };

/** By type or name: some pickers give no type. */
export const isVideoFile = ({ type, name }: File): boolean =>
  type.startsWith('video/') || (type === '' && /\.(?:mp4|m4v|mov|webm)$/i.test(name));

const PICTURE_NAME = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|bmp|tiff?|dng)$/i;

/** By type or name; without either, perhaps a photo. */
const isPhotoFile = ({ type, name }: File): boolean =>
  type.startsWith('image/') || (type === '' && (PICTURE_NAME.test(name) || !name.includes('.')));

/** @throws Error `NO_IMAGE` */
async function toSend(file: Blob, rotation?: Rotation): Promise<Pick<Photo, 'blob' | 'size'>> {
  const blob = await resizePhoto(file, rotation);
  const size = await measureImage(blob);
  return { blob, ...(size && { size }) };
}

const toVideoSize = (look: VideoProbe | undefined): VideoSize | undefined =>
  look?.seconds === undefined ? undefined : { ...look, seconds: look.seconds };

/** Optional. */
async function createPoster({ picture }: Partial<VideoProbe> = {}): Promise<QueuedFile | undefined> {
  const blob = picture && (await resizePhoto(picture).catch(() => undefined));
  return blob && { id: createId(), blob };
}

/** Shrinks a video, if the device can; or gives the reason of a refusal. */
async function prepareVideo({ id, file }: Pick<Reading, 'id' | 'file'>): Promise<Picked> {
  const refuseVideo = (why: 'video' | 'tooLong' | 'tooBig'): Picked => ({
    kind: 'refused',
    id,
    name: formatFileName(file),
    why,
  });
  const look = await probeVideo(file);
  const read = await readVideo(file);
  const size = read?.size ?? toVideoSize(look);
  if (!size) return refuseVideo('video');
  if (isTooLong(size)) return refuseVideo('tooLong');
  const blob = read?.blob ?? file;
  if (blob.size > VIDEO_BYTES_MAX) return refuseVideo('tooBig');
  const { width, height, seconds, hasSound } = size;
  const silent = hasSound === false && { hasSound, noSpeech: true };
  return {
    kind: 'video',
    id,
    blob,
    alt: '',
    video: { width, height, seconds, poster: await createPoster(look), ...silent },
  };
}

/** Keeps the id. */
export async function prepareFile({ id, file }: Reading): Promise<Picked> {
  const name = formatFileName(file);
  if (file.size === 0) return { kind: 'refused', id, name, why: isVideoFile(file) ? 'emptyFilm' : 'empty' };
  if (isVideoFile(file)) return prepareVideo({ id, file });
  try {
    return { kind: 'photo', id, pickedAs: id, alt: '', file, rotation: 0, ...(await toSend(file)) };
  } catch {
    return { kind: 'refused', id, name, why: isPhotoFile(file) ? 'format' : 'other' };
  }
}

const NEXT_ROTATION = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/** By a quarter, as a new file; blurred regions stay. */
export async function rotatePhoto({ clear: _, ...photo }: Photo): Promise<Photo> {
  const rotation = NEXT_ROTATION[photo.rotation];
  return { ...photo, id: createId(), rotation, ...(await toSend(photo.file, rotation)) };
}

export const getOriginal = ({ clear, id, blob, file, rotation, size }: Photo): OriginalPhoto =>
  clear ?? { id, blob, file, rotation, ...(size && { size }), regions: [] };

/** @throws Error */
async function blurRegions(clear: OriginalPhoto, regions: OriginalPhoto['regions']) {
  const file = await blurPhotoRegions(clear.blob, regions);
  return {
    ...{ id: createId(), file, rotation: 0 as const },
    ...(await toSend(file)),
    clear: { ...clear, regions },
  };
}

/** As a new file. @throws Error */
export async function blurPhoto(photo: Photo, regions: OriginalPhoto['regions']): Promise<Photo> {
  const clear = getOriginal(photo);
  const { clear: _, ...same } = photo;
  const { regions: __, ...before } = clear;
  const made = regions.length > 0 ? await blurRegions(clear, regions) : before;
  releaseObjectUrl(photo.id);
  releaseObjectUrl(clear.id);
  return { ...same, ...made };
}
