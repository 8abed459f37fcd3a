/** In the browser; the only file here that needs a document. */
import type { Pixels } from './fromLogo.ts';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from './pictureSize.ts';
import { vectorSize } from './vectorSize.ts';
import { withoutProfile } from './withoutProfile.ts';

/** `forbidden`: CORS. */
export type ReadPicture =
  | { readonly ok: true; readonly pixels: Pixels; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly reason: 'notImage' | 'tooLarge' | 'forbidden' | 'empty' };

/** Pixels. */
const EDGE = 160;

function loadImage(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });
}

/** Without profile, if the browser can (not Safari 15.4). */
export async function asIs(image: HTMLImageElement): Promise<CanvasImageSource> {
  try {
    return await createImageBitmap(image, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
  } catch {
    return image;
  }
}

async function drawImage(image: HTMLImageElement): Promise<ImageData | null> {
  // SVGs may lack it.
  const [wide, high] = [image.naturalWidth || EDGE, image.naturalHeight || EDGE];
  const scale = Math.min(1, EDGE / Math.max(wide, high));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide * scale));
  canvas.height = Math.max(1, Math.round(high * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(await asIs(image), 0, 0, canvas.width, canvas.height);
  try {
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } catch {
    return null;
  }
}

async function readImage(image: HTMLImageElement): Promise<ReadPicture> {
  if (image.naturalWidth * image.naturalHeight > MAX_PICTURE_PIXELS) return { ok: false, reason: 'tooLarge' };
  const pixels = await drawImage(image);
  if (!pixels) return { ok: false, reason: 'forbidden' };
  if (!pixels.data.some((value, index) => index % 4 === 3 && value > 0))
    return { ok: false, reason: 'empty' };
  return { ok: true, pixels, width: image.naturalWidth, height: image.naturalHeight };
}

/** Gamma and profile differ by browser. */
export async function plainPicture(file: Blob): Promise<Blob> {
  return new Blob([withoutProfile(new Uint8Array(await file.arrayBuffer()))], { type: file.type });
}

/** Raw pixels of a file or CORS URL, scaled down; original width and height (0 if none). Never rejects. */
export async function readPicture(source: Blob | string): Promise<ReadPicture> {
  if (typeof source === 'string') {
    const image = await loadImage(source);
    return image ? await readImage(image) : { ok: false, reason: 'notImage' };
  }
  if (source.size > MAX_PICTURE_BYTES) return { ok: false, reason: 'tooLarge' };
  const address = URL.createObjectURL(await plainPicture(source));
  try {
    const image = await loadImage(address);
    if (!image) return { ok: false, reason: 'notImage' };
    const picture = await readImage(image);
    // Browsers invent them for SVGs.
    const own = source.type === 'image/svg+xml' ? vectorSize(await source.text()) : null;
    return picture.ok && own ? { ...picture, ...own } : picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}
