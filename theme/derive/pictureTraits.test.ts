import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureTraits } from './pictureTraits.ts';
import { withoutProfile } from './withoutProfile.ts';

const square = (colour: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } });
/** Two frames. */
const moving = async () =>
  sharp([await square('#E2001A').png().toBuffer(), await square('#0B6B3A').png().toBuffer()], {
    join: { animated: true },
  });
const bytes = (text: string) => new TextEncoder().encode(text);
const drawing = (inside: string) =>
  bytes(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inside}</svg>`);
const long = (value: number) => [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255);
const chunk = (name: string, data: readonly number[]) => [
  ...long(data.length),
  ...bytes(name),
  ...data,
  ...long(0),
];
const png = (frames: number, said: readonly number[] = []) =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    ...chunk('IHDR', [0]),
    ...said,
    ...chunk('acTL', [...long(frames), ...long(0)]),
    ...chunk('IDAT', [0]),
  ]);

describe('pictureTraits', () => {
  it('detects a CMYK JPEG, which keeps its profile', async () => {
    const print = new Uint8Array(await square('#E2001A').toColourspace('cmyk').jpeg().toBuffer());
    expect(pictureTraits(print)).toEqual(['cmyk']);
    expect(withoutProfile(print)).toEqual(print);
    expect(pictureTraits(await square('#E2001A').jpeg().toBuffer())).toEqual([]);
  });

  it('detects profiles other than sRGB, which are removed', async () => {
    for (const kind of ['png', 'jpeg', 'webp'] as const) {
      const told = async (profile: string) =>
        pictureTraits(await square('#0B6B3A').withIccProfile(profile)[kind]().toBuffer());
      // PNG: only the name is uncompressed.
      if (kind !== 'png') expect([kind, await told('srgb')]).toEqual([kind, []]);
      expect([kind, await told('p3')]).toEqual([kind, ['profile']]);
    }
    const print = await square('#0B6B3A').toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
    expect(pictureTraits(print)).toEqual(['cmyk']);
  });

  it.each([
    ['a gamma of its own', chunk('gAMA', long(55_556)), ['profile']],
    ['the usual gamma', chunk('gAMA', long(45_455)), []],
    ['a gamma beside which it is said to be usual', [...chunk('gAMA', long(1)), ...chunk('sRGB', [0])], []],
    ['a profile', chunk('iCCP', [...bytes('Display P3'), 0, 0]), ['profile']],
    ['the usual profile', chunk('iCCP', [...bytes('sRGB IEC61966-2.1'), 0, 0]), []],
    ['other primaries by number', chunk('cICP', [12, 13, 0, 1]), ['profile']],
    ['the usual ones by number', chunk('cICP', [1, 13, 0, 1]), []],
  ])('detects a PNG with %s', (_, said, traits) => {
    expect(pictureTraits(png(1, said))).toEqual(traits);
  });

  it('detects animations', async () => {
    expect(pictureTraits(await (await moving()).gif({ delay: 100 }).toBuffer())).toEqual(['animated']);
    expect(pictureTraits(await (await moving()).webp().toBuffer())).toEqual(['animated']);
    expect(pictureTraits(png(2))).toEqual(['animated']);
    for (const still of [
      png(1),
      await square('red').gif().toBuffer(),
      await square('red').webp().toBuffer(),
      await square('red').png().toBuffer(),
    ])
      expect(pictureTraits(still)).toEqual([]);
  });

  it.each([
    '<image href="https://a.example/l.png"/>',
    "<image width='4' xlink:href='photo.jpg'/>",
    '<style>@import "https://a.example/a.css";</style>',
    '<foreignObject width="4"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>',
    '<style>@font-face{src:url(letters.woff2)}</style>',
    '<use href="other.svg#sign"/>',
  ])('detects external files in SVG: %s', (inside) => {
    expect(pictureTraits(drawing(inside))).toEqual(['outside']);
  });

  it.each([
    '<image href="data:image/png;base64,AA=="/>',
    '<use href="#sign"/><path fill="url(#blend)" style="mask: url(\'#a\')"/>',
    '<a href="https://a.example/"><text>https://a.example</text></a>',
  ])('accepts self-contained SVG: %s', (inside) => {
    expect(pictureTraits(drawing(inside))).toEqual([]);
  });

  it('reports no trait for truncated files or other data', () => {
    fc.assert(
      fc.property(
        fc.uint8Array(),
        fc.constantFrom('', 'GIF89a', 'RIFF\0\0\0\0WEBP', '\u0089PNG\r\n\u001a\n', '\u00ff\u00d8', '<svg '),
        (data, head) => {
          const file = Uint8Array.from([...[...head].map((sign) => sign.charCodeAt(0)), ...data]);
          expect(Array.isArray(pictureTraits(file))).toBe(true);
        },
      ),
    );
  });
});
