import { MAX_PICTURE_PIXELS } from '@parvis/theme/derive/pictureSize';
import sharp from 'sharp';
import { type AppIconColours, type AppIconRequest, appIcons } from './appIconFiles.ts';

/** Share of the edge. */
const CORNER_RADIUS = 0.22;
/** In a box of 24 units. */
const PIN_PATH =
  'M12 2.5a7.5 7.5 0 0 0-7.5 7.5c0 5.2 7.5 11.5 7.5 11.5s7.5-6.3 7.5-11.5A7.5 7.5 0 0 0 12 2.5zm0 10.4a2.9 2.9 0 1 1 0-5.8 2.9 2.9 0 0 1 0 5.8z';
/** Minimum transparent and opaque shares of a usable outline. */
const OUTLINE_MIN_SHARE = 0.06;
const WHITE = '#ffffff';
const OPAQUE = 255;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

const buildSvg = (edge: number, within: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${edge}" height="${edge}">${within}</svg>`,
  );
const buildPin = (edge: number, ink: string): Buffer =>
  buildSvg(edge, `<path d="${PIN_PATH}" fill="${ink}" fill-rule="evenodd"/>`);

function buildBackground(
  { edge, ground }: (typeof appIcons)[AppIconRequest['file']],
  colour: string,
): Buffer {
  if (ground === 'none') return buildSvg(edge, '');
  const radius = ground === 'rounded' ? 24 * CORNER_RADIUS : 0;
  return buildSvg(edge, `<rect width="24" height="24" rx="${radius}" fill="${colour}"/>`);
}

/** @throws Error for an invalid or too large logo */
const resizeLogo = (logo: Uint8Array, edge: number, fit: 'contain' | 'inside'): Promise<Buffer> =>
  sharp(logo, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
    .rotate()
    .resize(edge, edge, { fit, background: CLEAR })
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer();

async function drawLogoSilhouette(logo: Uint8Array, edge: number): Promise<Buffer | undefined> {
  // Measured without padding.
  const { channels } = await sharp(await resizeLogo(logo, edge, 'inside')).stats();
  const seen = (channels[3]?.mean ?? OPAQUE) / OPAQUE;
  if (seen < OUTLINE_MIN_SHARE || seen > 1 - OUTLINE_MIN_SHARE) return undefined;
  return sharp({ create: { width: edge, height: edge, channels: 4, background: WHITE } })
    .composite([{ input: await resizeLogo(logo, edge, 'contain'), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

interface IconContent {
  readonly picture: Buffer;
  readonly ground: string;
}

async function buildContent({ file, colours: look, logo }: AppIconRequest): Promise<IconContent> {
  const { edge, share, ground } = appIcons[file];
  const within = Math.round(edge * share);
  const buildPinContent = (one: AppIconColours['sign']): IconContent => ({
    picture: buildPin(within, ground === 'none' ? WHITE : one.ink),
    ground: one.ground,
  });
  if (!logo) return buildPinContent(look.sign);
  try {
    const picture = await (ground === 'none'
      ? drawLogoSilhouette(logo, within)
      : resizeLogo(logo, within, 'contain'));
    return picture ? { picture, ground: look.ground } : buildPinContent(look.sign);
  } catch {
    return buildPinContent(look.sign);
  }
}

/** Falls back to the pin for an unreadable logo. */
export async function drawAppIcon(request: AppIconRequest): Promise<Buffer> {
  const { picture, ground } = await buildContent(request);
  return sharp(buildBackground(appIcons[request.file], ground))
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
