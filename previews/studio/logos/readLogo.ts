import type { Pixels } from '@parvis/theme/derive/fromLogo';
import { MAX_PICTURE_BYTES } from '@parvis/theme/derive/pictureSize';
import { plainPicture, readPicture } from '@parvis/theme/derive/readPicture';
import { pictureAddress } from '../../samples/shared/pictureAddress.ts';
import { pictureData, shownPicture } from './pictureData.ts';

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

/** A vector picture is kept as it is up to this size, in bytes. */
const MAX_VECTOR = 30_000;

const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The file as a data address within the limit, made smaller as far as need be. */
async function dataAddress(file: Blob): Promise<string | null> {
  if (file.type === 'image/svg+xml' && file.size <= MAX_VECTOR) return asData(file);
  const place = URL.createObjectURL(file);
  try {
    return await pictureData(place);
  } finally {
    URL.revokeObjectURL(place);
  }
}

async function readFile(file: Blob): Promise<LogoAnswer> {
  if (file.size > MAX_PICTURE_BYTES) return { ok: false, reason: 'tooLarge' };
  const picture = await readPicture(file);
  if (!picture.ok) return picture;
  const address = await dataAddress(await plainPicture(file));
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
  const image = await shownPicture(address);
  if (!image) return { ok: false, reason: 'notImage' };
  return {
    ok: true,
    logo: { address, width: image.naturalWidth, height: image.naturalHeight, pixels: null },
  };
}

/**
 * Looks at a logo: a file, which becomes a data address, or an address, which stays
 * as it is. Never rejects.
 */
export async function readLogo(source: Blob | string): Promise<LogoAnswer> {
  try {
    return await (typeof source === 'string' ? readAddress(source) : readFile(source));
  } catch {
    return { ok: false, reason: 'notImage' };
  }
}
