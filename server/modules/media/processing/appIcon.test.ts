import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawAppIcon } from './appIcon.ts';
import { type AppIconFile, appIcons } from './appIconFiles.ts';

const look = { ground: '#112233', sign: { ground: '#aa0000', ink: '#ffff00' } };
const RED = { r: 255, g: 0, b: 0 };
/** A red disk on transparency, and an opaque red square. */
const disk = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20" fill="#f00"/></svg>',
);
const box = await sharp({ create: { width: 30, height: 30, channels: 3, background: RED } })
  .jpeg()
  .toBuffer();

/** Colour and alpha at a relative position. */
async function seen(file: AppIconFile, logo: Uint8Array | undefined, at: readonly [number, number]) {
  const { data, info } = await sharp(await drawAppIcon({ file, colours: look, logo }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = info.width;
  expect([info.width, info.height]).toEqual([appIcons[file].edge, appIcons[file].edge]);
  const [x, y] = at.map((part) => Math.min(edge - 1, Math.floor(part * edge)));
  const from = ((y ?? 0) * edge + (x ?? 0)) * 4;
  return `${data.subarray(from, from + 3).toString('hex')} ${data[from + 3]}`;
}

const MIDDLE = [0.5, 0.5] as const;
const CORNER = [0, 0] as const;
/** On the diagonal, just inside and outside the safe zone. */
const SAFE_INSIDE = [0.5 - 0.2, 0.5] as const;
const OUTSIDE = [0.08, 0.5] as const;

describe('app icon with a logo', () => {
  it.each<[AppIconFile, readonly [number, number], string]>([
    ['192.png', MIDDLE, 'ff0000 255'],
    ['192.png', OUTSIDE, '112233 255'],
    ['192.png', CORNER, '000000 0'],
    ['512.png', MIDDLE, 'ff0000 255'],
    ['maskable-512.png', CORNER, '112233 255'],
    ['maskable-512.png', SAFE_INSIDE, 'ff0000 255'],
    ['maskable-192.png', [0.15, 0.5], '112233 255'],
    ['apple-180.png', CORNER, '112233 255'],
    ['badge-96.png', MIDDLE, 'ffffff 255'],
    ['badge-96.png', CORNER, '000000 0'],
  ])('%s at %j is %s', async (file, at, colour) => {
    expect(await seen(file, disk, at)).toBe(colour);
  });
});

describe.each<[string, Uint8Array | undefined]>([
  ['without a logo', undefined],
  ['whose logo is no picture', Buffer.from('nonsense')],
  ['whose logo is cut', box.subarray(0, 200)],
  ['whose logo is an empty drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['whose logo has no bytes', Buffer.alloc(0)],
])('app icon %s', (_, logo) => {
  it('uses the colours of the primary button in every size', async () => {
    for (const file of Object.keys(appIcons) as AppIconFile[]) {
      const isBadge = file === 'badge-96.png';
      // The pin has a hole that shows the background.
      expect(await seen(file, logo, [0.5, 0.62])).toBe(isBadge ? 'ffffff 255' : 'ffff00 255');
      if (!isBadge) expect(await seen(file, logo, [0.5, 0.1])).toBe('aa0000 255');
    }
  });
});
