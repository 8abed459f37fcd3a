import sharp, { type Sharp } from 'sharp';

/** Most pixels that are decoded, and the longest edge that is kept: four times what any screen shows of a logo. */
const PIXELS_MAX = 24_000_000;
const EDGE_MAX = 1600;

const formats = {
  'image/png': (image: Sharp) => image.png({ compressionLevel: 9 }),
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: 88 }),
  'image/webp': (image: Sharp) => image.webp({ quality: 88 }),
} as const;

/** A kind of picture made of pixels. */
export type RasterType = keyof typeof formats;

export const isRasterType = (type: string): type is RasterType => Object.hasOwn(formats, type);

/**
 * The same picture, decoded and written anew: upright, without what cameras write into it, within limits. Nothing where
 * it cannot be decoded, is of another kind than it says, or has too many pixels.
 */
export async function redrawn(type: RasterType, bytes: Buffer): Promise<Buffer | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format } = await image.metadata();
    if (`image/${format}` !== type) return null;
    const fitting = image.rotate().resize(EDGE_MAX, EDGE_MAX, { fit: 'inside', withoutEnlargement: true });
    return await formats[type](fitting).toBuffer();
  } catch {
    return null;
  }
}
