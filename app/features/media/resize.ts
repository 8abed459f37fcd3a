import { PHOTO_PIXELS } from '@parvis/api/photoSize';
import { encodeDataUrl } from './dataUrl.ts';
import { type BlurredRegion, type DrawOptions, NO_FILE, NO_IMAGE, type Rotation } from './drawImage.ts';
import { drawInWorker } from './drawInWorker.ts';

/** Output formats (specification 9). */
interface OutputForms {
  readonly base64: string;
  readonly blob: Blob;
  readonly file: File;
}

export interface ResizeOptions<F extends keyof OutputForms = 'blob'> extends DrawOptions {
  readonly output?: F;
}

const getOutputName = (file: Blob): string =>
  file instanceof File ? `${file.name.replace(/\.[^.]*$/, '')}.jpg` : 'photo.jpg';

const converters: {
  readonly [F in keyof OutputForms]: (made: Blob, from: Blob) => OutputForms[F] | Promise<OutputForms[F]>;
} = {
  base64: encodeDataUrl,
  blob: (made) => made,
  file: (made, from) => new File([made], getOutputName(from), { type: made.type }),
};

/** Resized and turned, as a JPEG without metadata. @throws Error `NO_FILE`, `NO_IMAGE` */
export async function resizeImage<F extends keyof OutputForms = 'blob'>(
  file: Blob | null | undefined,
  { output, ...options }: ResizeOptions<F> = {},
): Promise<OutputForms[F]> {
  if (!file) throw new Error(NO_FILE);
  if (file.type !== '' && !file.type.startsWith('image/')) throw new Error(NO_IMAGE);
  const form = (output ?? 'blob') as F;
  return converters[form](await drawInWorker(file, options), file);
}

/** Limits of a sent photo: legible signs, seconds on a slow network. */
const LIMITS = { pixels: PHOTO_PIXELS, bytes: 400_000, qualities: [84, 74, 64], kept: 95 } as const;

/** @throws Error `NO_IMAGE` */
export async function resizePhoto(file: Blob, rotation: Rotation = 0): Promise<Blob> {
  let made: Blob | undefined;
  for (const quality of LIMITS.qualities) {
    made = await resizeImage(file, { pixels: LIMITS.pixels, quality, rotation });
    if (made.size <= LIMITS.bytes) break;
  }
  if (!made) throw new Error(NO_IMAGE);
  return made;
}

/** @throws Error `NO_IMAGE` */
export const blurPhotoRegions = (file: Blob, veiled: readonly BlurredRegion[]): Promise<Blob> =>
  resizeImage(file, { pixels: LIMITS.pixels, quality: LIMITS.kept, blurredRegions: veiled });
