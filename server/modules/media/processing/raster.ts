import { MAX_PICTURE_PIXELS } from '@parvis/theme/derive/pictureSize';
import sharp, { type Sharp } from 'sharp';
import type { PictureRefusal, RasterType } from './rasterTypes.ts';

/** Four times the largest display size. */
const EDGE_MAX = 1600;

const formats = {
  'image/png': (image: Sharp) => image.png({ compressionLevel: 9 }),
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 88 }),
  // Keeps brand colours exact.
  'image/webp': (image: Sharp) => image.webp({ lossless: true }),
} as const satisfies Readonly<Record<RasterType, (image: Sharp) => Sharp>>;

/** Upright, within limits, without metadata. */
export async function reencodeRaster(type: RasterType, bytes: Buffer): Promise<Buffer | PictureRefusal> {
  try {
    // Does not decode.
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
