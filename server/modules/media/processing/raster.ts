import { MAX_PICTURE_PIXELS } from '@parvis/theme/derive/pictureSize';
import sharp, { type Sharp } from 'sharp';
import type { NoPicture, RasterType } from './rasterTypes.ts';

/** The longest edge that is kept: four times what any screen shows of a logo. */
const EDGE_MAX = 1600;

const formats = {
  'image/png': (image: Sharp) => image.png({ compressionLevel: 9 }),
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 88 }),
  // Without loss: the colours of a logo are what a brand book says, to the digit.
  'image/webp': (image: Sharp) => image.webp({ lossless: true }),
} as const satisfies Readonly<Record<RasterType, (image: Sharp) => Sharp>>;

/** The same picture, decoded and written anew: upright, without what cameras write into it, within limits. */
export async function redrawn(type: RasterType, bytes: Buffer): Promise<Buffer | NoPicture> {
  try {
    // What its head says: nothing is decoded for it.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (`image/${format}` !== type) return 'format';
    if (width * height > MAX_PICTURE_PIXELS) return 'tooBig';
    const image = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' });
    const fitting = image.rotate().resize(EDGE_MAX, EDGE_MAX, { fit: 'inside', withoutEnlargement: true });
    return await formats[type](fitting).toBuffer();
  } catch {
    return 'format';
  }
}
