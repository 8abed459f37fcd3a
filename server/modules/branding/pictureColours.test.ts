import sharp from 'sharp';
import { expect, it } from 'vitest';
import { detectPicture, sanitizePicture } from './pictures.ts';

const GREEN = '#0B6B3A';

/** An image with a wide-gamut profile. */
const wide = (format: 'png' | 'webp') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: GREEN } })
    .withIccProfile('p3')
    .toFormat(format, { lossless: true })
    .toBuffer();

async function told(bytes: Buffer) {
  const [red, green, blue] = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
  return { pixel: [red, green, blue], hasProfile: (await sharp(bytes).metadata()).icc !== undefined };
}

/** The raw pixel of GREEN in that profile. */
const NUMBERS = [47, 105, 63];

it.each(['png', 'webp'] as const)('stores a logo with its pixels and without profile: %s', async (format) => {
  const file = await wide(format);
  expect(await told(file)).toEqual({ pixel: NUMBERS, hasProfile: true });
  expect(await told(detectPicture(file)?.bytes ?? file)).toEqual({ pixel: NUMBERS, hasProfile: false });
});

it.each(['png', 'webp'] as const)('keeps the pixels of a re-encoded logo: %s', async (format) => {
  const picture = detectPicture(await wide(format));
  const anew = picture && (await sanitizePicture(picture));
  if (!anew || typeof anew === 'string') throw new Error(`not taken: ${anew}`);
  expect(await told(anew.bytes)).toEqual({ pixel: NUMBERS, hasProfile: false });
});
