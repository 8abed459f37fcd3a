import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@parvis/theme/derive/pictureSize';
import { pictureTraits } from '@parvis/theme/derive/pictureTraits';
import { readPicture } from '@parvis/theme/derive/readPicture';
import { withoutOutside } from '@parvis/theme/derive/withoutOutside';
import { withoutProfile } from '@parvis/theme/derive/withoutProfile';
import type { PictureNotice } from '../../live/messages.ts';

export interface ProcessedPicture {
  /** Undefined if missing, unreadable or too large. */
  readonly shown: string | undefined;
  readonly told: readonly PictureNotice[];
}

const TOO_LARGE: ProcessedPicture = { shown: undefined, told: ['tooLarge'] };

const loadImage = (address: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });

async function fetchFile(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}

async function extractFirstFrame(file: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  const image = await loadImage(address);
  URL.revokeObjectURL(address);
  if (!image) return null;
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

/** As the studio: raw colours without gamma and profile, first frame, size limit. Never rejects. */
export async function processPicture(address: string): Promise<ProcessedPicture> {
  const image = await loadImage(address);
  if (!image) return { shown: undefined, told: [] };
  if (image.naturalWidth * image.naturalHeight > MAX_PICTURE_PIXELS) return TOO_LARGE;
  const file = await fetchFile(address);
  if (!file) return { shown: address, told: ['unread'] };
  if (file.size > MAX_PICTURE_BYTES) return TOO_LARGE;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const told = pictureTraits(bytes);
  if (told.includes('outside')) {
    const without = new Blob([withoutOutside(await file.text())], { type: 'image/svg+xml' });
    const read = await readPicture(without);
    return { shown: read.ok ? URL.createObjectURL(without) : undefined, told };
  }
  const plain = withoutProfile(bytes);
  const isPlain = plain.length === bytes.length;
  const whole = isPlain ? file : new Blob([plain], { type: file.type });
  const shown = told.includes('animated') ? await extractFirstFrame(whole) : whole;
  return { shown: shown && shown !== file ? URL.createObjectURL(shown) : address, told };
}
