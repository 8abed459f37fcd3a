import { PHOTO_PIXELS } from '@parvis/api/photoSize';
import { drawBeside } from './besidePage.ts';
import { dataAddressOf } from './dataAddress.ts';
import { type DrawOptions, NO_FILE, NO_IMAGE, type Rotation, type Veiled } from './drawImage.ts';

/** Output formats (specification 9). */
interface Forms {
  readonly base64: string;
  readonly blob: Blob;
  readonly file: File;
}

export interface ResizeOptions<F extends keyof Forms = 'blob'> extends DrawOptions {
  readonly output?: F;
}

const nameOf = (file: Blob): string =>
  file instanceof File ? `${file.name.replace(/\.[^.]*$/, '')}.jpg` : 'photo.jpg';

const inForm: { readonly [F in keyof Forms]: (made: Blob, from: Blob) => Forms[F] | Promise<Forms[F]> } = {
  base64: dataAddressOf,
  blob: (made) => made,
  file: (made, from) => new File([made], nameOf(from), { type: made.type }),
};

/** Resizes and turns a picture to a JPEG without metadata. @throws Error `NO_FILE`, `NO_IMAGE` */
async function resizeImage<F extends keyof Forms = 'blob'>(
  file: Blob | null | undefined,
  { output, ...options }: ResizeOptions<F> = {},
): Promise<Forms[F]> {
  if (!file) throw new Error(NO_FILE);
  if (file.type !== '' && !file.type.startsWith('image/')) throw new Error(NO_IMAGE);
  const form = (output ?? 'blob') as F;
  return inForm[form](await drawBeside(file, options), file);
}

/** Limits of a sent photo: legible signs, seconds on a slow network. */
const SENT = { pixels: PHOTO_PIXELS, bytes: 400_000, qualities: [84, 74, 64], kept: 95 } as const;

/** Shrinks a photo for sending. @throws Error `NO_IMAGE` */
export async function photoToSend(file: Blob, rotation: Rotation = 0): Promise<Blob> {
  let made: Blob | undefined;
  for (const quality of SENT.qualities) {
    made = await resizeImage(file, { pixels: SENT.pixels, quality, rotation });
    if (made.size <= SENT.bytes) break;
  }
  if (!made) throw new Error(NO_IMAGE);
  return made;
}

/** Blurs regions. @throws Error `NO_IMAGE` */
export const veiledPhoto = (file: Blob, veiled: readonly Veiled[]): Promise<Blob> =>
  resizeImage(file, { pixels: SENT.pixels, quality: SENT.kept, veiled });
