import type { Pixels } from '@parvis/theme/derive/fromLogo';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '@parvis/theme/derive/pictureSize';
import { type PictureTrait, pictureTraits } from '@parvis/theme/derive/pictureTraits';
import { plainPicture, readPicture } from '@parvis/theme/derive/readPicture';
import { withoutOutside } from '@parvis/theme/derive/withoutOutside';
import { pictureAddress } from '../../samples/shared/pictureAddress.ts';
import { asData, LOGO_SIZE, type PictureSize, pictureData, shownPicture } from './pictureData.ts';

/** Why a picture cannot be used as a logo. */
export type LogoProblem = 'notImage' | 'tooLarge' | 'forbidden' | 'empty' | 'address' | 'outside';

/** A picture that can be shown, as far as it could be looked at. */
export interface ReadLogo {
  readonly address: string;
  /** In pixels; 0 for a vector picture without a size. */
  readonly width: number;
  readonly height: number;
  /** Null when the site it comes from does not let pages look at its pixels. */
  readonly pixels: Pixels | null;
  /** The picture with its colours to the digit, as far as its site lets pages copy it. */
  readonly shown: string;
  /** What of a chosen file is shown otherwise than it has it. */
  readonly traits: readonly PictureTrait[];
}

export type LogoAnswer =
  | { readonly ok: true; readonly logo: ReadLogo }
  | { readonly ok: false; readonly reason: LogoProblem };

/** A vector picture is kept as it is up to this part of the longest data address, in bytes. */
const VECTOR_SHARE = 0.5;

/** The file as a data address within the limit, made smaller as far as need be. */
async function dataAddress(file: Blob, size: PictureSize): Promise<string | null> {
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
  const address = await dataAddress(await plainPicture(file), size);
  if (!address) return { ok: false, reason: 'tooLarge' };
  const { width, height, pixels } = picture;
  return { ok: true, logo: { address, width, height, pixels, shown: address, traits } };
}

/** A picture with its colours to the digit: its own address, unless browsers convert them there. */
async function exactly(address: string): Promise<string> {
  const [exact, shown] = [await pictureData(address), await pictureData(address, false)];
  return exact === null || exact === shown ? address : exact;
}

async function readAddress(text: string): Promise<LogoAnswer> {
  const address = pictureAddress(text, location.href);
  if (!address) return { ok: false, reason: 'address' };
  const picture = await readPicture(address);
  if (picture.ok) {
    const { width, height, pixels } = picture;
    return { ok: true, logo: { address, width, height, pixels, shown: await exactly(address), traits: [] } };
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

/**
 * Looks at a logo, or another picture of its own size: a file, which becomes a data address, or an address, which stays
 * as it is. Never rejects.
 */
export async function readLogo(source: Blob | string, size = LOGO_SIZE): Promise<LogoAnswer> {
  try {
    return await (typeof source === 'string' ? readAddress(source) : readFile(source, size));
  } catch {
    return { ok: false, reason: 'notImage' };
  }
}
