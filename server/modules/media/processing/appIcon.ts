import { MAX_PICTURE_PIXELS } from '@parvis/theme/derive/pictureSize';
import sharp from 'sharp';
import { type AppIconAsked, type AppIconLook, appIcons } from './appIconFiles.ts';

/** Corner radius as a share of the edge. */
const ROUND = 0.22;
/** The pin, in a box of 24 units. */
const SIGN =
  'M12 2.5a7.5 7.5 0 0 0-7.5 7.5c0 5.2 7.5 11.5 7.5 11.5s7.5-6.3 7.5-11.5A7.5 7.5 0 0 0 12 2.5zm0 10.4a2.9 2.9 0 1 1 0-5.8 2.9 2.9 0 0 1 0 5.8z';
/** Minimum transparent and opaque shares of a logo with a usable outline. */
const SEEN_THROUGH = 0.06;
const WHITE = '#ffffff';
const OPAQUE = 255;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

const drawing = (edge: number, within: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${edge}" height="${edge}">${within}</svg>`,
  );
const sign = (edge: number, ink: string): Buffer =>
  drawing(edge, `<path d="${SIGN}" fill="${ink}" fill-rule="evenodd"/>`);

function groundOf({ edge, ground }: (typeof appIcons)[AppIconAsked['file']], colour: string): Buffer {
  if (ground === 'none') return drawing(edge, '');
  const radius = ground === 'rounded' ? 24 * ROUND : 0;
  return drawing(edge, `<rect width="24" height="24" rx="${radius}" fill="${colour}"/>`);
}

/** @throws Error for an invalid or too large logo */
const sized = (logo: Uint8Array, edge: number, fit: 'contain' | 'inside'): Promise<Buffer> =>
  sharp(logo, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .rotate()
    .resize(edge, edge, { fit, background: CLEAR })
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer();

async function outlineOf(logo: Uint8Array, edge: number): Promise<Buffer | undefined> {
  // Measured without the padding to a square.
  const { channels } = await sharp(await sized(logo, edge, 'inside')).stats();
  const seen = (channels[3]?.mean ?? OPAQUE) / OPAQUE;
  if (seen < SEEN_THROUGH || seen > 1 - SEEN_THROUGH) return undefined;
  return sharp({ create: { width: edge, height: edge, channels: 4, background: WHITE } })
    .composite([{ input: await sized(logo, edge, 'contain'), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

interface Content {
  readonly picture: Buffer;
  readonly ground: string;
}

async function contentOf({ file, look, logo }: AppIconAsked): Promise<Content> {
  const { edge, share, ground } = appIcons[file];
  const within = Math.round(edge * share);
  const bare = (one: AppIconLook['sign']): Content => ({
    picture: sign(within, ground === 'none' ? WHITE : one.ink),
    ground: one.ground,
  });
  if (!logo) return bare(look.sign);
  try {
    const picture = await (ground === 'none' ? outlineOf(logo, within) : sized(logo, within, 'contain'));
    return picture ? { picture, ground: look.ground } : bare(look.sign);
  } catch {
    return bare(look.sign);
  }
}

/** Draws a PNG; falls back to the pin for an unreadable logo. */
export async function drawAppIcon(asked: AppIconAsked): Promise<Buffer> {
  const { picture, ground } = await contentOf(asked);
  return sharp(groundOf(appIcons[asked.file], ground))
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
