import type { Pixels } from '@parvis/theme/derive/fromLogo';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@parvis/theme/derive/pictureSize';
import { type PictureTrait, pictureTraits } from '@parvis/theme/derive/pictureTraits';
import { plainPicture, readPicture } from '@parvis/theme/derive/readPicture';
import { withoutOutside } from '@parvis/theme/derive/withoutOutside';
import { parsePictureAddress } from '../../samples/shared/parsePictureAddress.ts';
import { asData, LOGO_SIZE, type PictureSize, pictureData, shownPicture } from './pictureData.ts';

export type LogoProblem = 'notImage' | 'tooLarge' | 'forbidden' | 'empty' | 'address' | 'outside';

export interface ReadLogo {
  readonly address: string;
  /** Pixels; 0 for a vector picture without a size. */
  readonly width: number;
  readonly height: number;
  /** Null if CORS denies them. */
  readonly pixels: Pixels | null;
  /** Exact colours where CORS allows a copy. */
  readonly shown: string;
  /** Differences to the chosen file. */
  readonly traits: readonly PictureTrait[];
}

export type LogoAnswer =
  | { readonly ok: true; readonly logo: ReadLogo }
  | { readonly ok: false; readonly reason: LogoProblem };

/** Kept as is, as share of the longest data URL. */
const VECTOR_SHARE = 0.5;

/** Shrinks as needed. */
async function toDataUrl(file: Blob, size: PictureSize): Promise<string | null> {
  if (file.type === 'image/svg+xml' && file.size <= size.maxData * VECTOR_SHARE) return asData(file);
  const place = URL.createObjectURL(file);
  try {
    return await pictureData(place, true, size);
  } finally {
    URL.revokeObjectURL(place);
  }
}

async function readFile(given: Blob, size: PictureSize): Promise<LogoAnswer> {
  if (given.size > MAX_PICTURE_BYTES) return { ok: false, reason: 'tooLarge' };
  const traits = pictureTraits(new Uint8Array(await given.arrayBuffer()));
  const names = traits.includes('outside');
  const isDrawing = given.type === 'image/svg+xml';
  const file = isDrawing ? new Blob([withoutOutside(await given.text())], { type: given.type }) : given;
  const picture = await readPicture(file);
  if (!picture.ok) return names && picture.reason === 'empty' ? { ok: false, reason: 'outside' } : picture;
  const address = await toDataUrl(await plainPicture(file), size);
  if (!address) return { ok: false, reason: 'tooLarge' };
  const { width, height, pixels } = picture;
  return { ok: true, logo: { address, width, height, pixels, shown: address, traits } };
}

/** Its own address unless browsers convert colours. */
async function toExactColours(address: string): Promise<string> {
  const [exact, shown] = [await pictureData(address), await pictureData(address, false)];
  return exact === null || exact === shown ? address : exact;
}

async function readAddress(text: string): Promise<LogoAnswer> {
  const address = parsePictureAddress(text, location.href);
  if (!address) return { ok: false, reason: 'address' };
  const picture = await readPicture(address);
  if (picture.ok) {
    const { width, height, pixels } = picture;
    return {
      ok: true,
      logo: { address, width, height, pixels, shown: await toExactColours(address), traits: [] },
    };
  }
  if (picture.reason === 'tooLarge' || picture.reason === 'empty') return picture;
  const image = await shownPicture(address);
  if (!image) return { ok: false, reason: 'notImage' };
  if (image.naturalWidth * image.naturalHeight > MAX_PICTURE_PIXELS) return { ok: false, reason: 'tooLarge' };
  return {
    ok: true,
    logo: {
      address,
      width: image.naturalWidth,
      height: image.naturalHeight,
      pixels: null,
      shown: address,
      traits: [],
    },
  };
}

/** Files become data URLs, addresses stay. Never rejects. */
export async function readLogo(source: Blob | string, size = LOGO_SIZE): Promise<LogoAnswer> {
  try {
    return await (typeof source === 'string' ? readAddress(source) : readFile(source, size));
  } catch {
    return { ok: false, reason: 'notImage' };
  }
}
