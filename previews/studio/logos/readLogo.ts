import type { Pixels } from '@parvis/theme/derive/fromLogo';
import { MAX_PICTURE_BYTES, readPicture } from '@parvis/theme/derive/readPicture';
import { pictureAddress } from '../../samples/shared/pictureAddress.ts';

/** Why a picture cannot be used as a logo. */
export type LogoProblem = 'notImage' | 'tooLarge' | 'forbidden' | 'empty' | 'address';

/** A picture that can be shown, as far as it could be looked at. */
export interface ReadLogo {
  readonly address: string;
  /** In pixels; 0 for a vector picture without a size. */
  readonly width: number;
  readonly height: number;
  /** Null when the site it comes from does not let pages look at its pixels. */
  readonly pixels: Pixels | null;
}

export type LogoAnswer =
  | { readonly ok: true; readonly logo: ReadLogo }
  | { readonly ok: false; readonly reason: LogoProblem };

/** Longest edge of a stored logo: three times the largest that is shown. */
const EDGE = 320;
/** Longest data address, in characters. */
const MAX_DATA = 60_000;
/** A vector picture is kept as it is up to this size, in bytes. */
const MAX_VECTOR = 30_000;

const shown = (address: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });

const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** Draws a picture with at most this edge and writes it as a data address. */
function drawn(image: HTMLImageElement, edge: number): string {
  const [wide, high] = [image.naturalWidth || edge, image.naturalHeight || edge];
  const scale = Math.min(1, edge / Math.max(wide, high));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide * scale));
  canvas.height = Math.max(1, Math.round(high * scale));
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const data = canvas.toDataURL('image/webp', 0.9);
  return data.startsWith('data:image/webp') ? data : canvas.toDataURL('image/png');
}

/** The file as a data address within the limit, made smaller as far as need be. */
async function dataAddress(file: Blob): Promise<string | null> {
  if (file.type === 'image/svg+xml' && file.size <= MAX_VECTOR) return asData(file);
  const place = URL.createObjectURL(file);
  try {
    const image = await shown(place);
    for (let edge = EDGE; image && edge >= 40; edge = Math.round(edge / 1.5)) {
      const data = drawn(image, edge);
      if (data && data.length <= MAX_DATA) return data;
    }
    return null;
  } finally {
    URL.revokeObjectURL(place);
  }
}

async function readFile(file: Blob): Promise<LogoAnswer> {
  if (file.size > MAX_PICTURE_BYTES) return { ok: false, reason: 'tooLarge' };
  const picture = await readPicture(file);
  if (!picture.ok) return picture;
  const address = await dataAddress(file);
  if (!address) return { ok: false, reason: 'tooLarge' };
  const { width, height, pixels } = picture;
  return { ok: true, logo: { address, width, height, pixels } };
}

async function readAddress(text: string): Promise<LogoAnswer> {
  const address = pictureAddress(text, location.href);
  if (!address) return { ok: false, reason: 'address' };
  const picture = await readPicture(address);
  if (picture.ok) return { ok: true, logo: { address, ...picture } };
  if (picture.reason === 'tooLarge' || picture.reason === 'empty') return picture;
  const image = await shown(address);
  if (!image) return { ok: false, reason: 'notImage' };
  return {
    ok: true,
    logo: { address, width: image.naturalWidth, height: image.naturalHeight, pixels: null },
  };
}

/**
 * Looks at a logo: a file, which becomes a data address of at most `MAX_DATA` characters, or an address, which stays
 * as it is. Never rejects.
 */
export async function readLogo(source: Blob | string): Promise<LogoAnswer> {
  try {
    return await (typeof source === 'string' ? readAddress(source) : readFile(source));
  } catch {
    return { ok: false, reason: 'notImage' };
  }
}
