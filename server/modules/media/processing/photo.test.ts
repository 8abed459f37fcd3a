import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getTestFolder } from '../../../platform/db/testing/testServer.ts';
import { createId } from '../../../platform/lib/ids.ts';
import { findPersonalTags, hasExiftool } from '../../../testing/exiftool.ts';
import {
  createScene,
  makeDeepPng,
  makeGif,
  makePng,
  makeRescannedJpeg,
  makeTextBomb,
  makeTextChunks,
  rotateScene,
} from '../../../testing/photoFiles.ts';
import { drawPhoto } from './photo.ts';

const folder = getTestFolder('photos');
mkdirSync(folder, { recursive: true });

/** Writes a file. @returns its path */
function kept(bytes: Uint8Array): string {
  const path = join(folder, createId());
  writeFileSync(path, bytes);
  return path;
}

async function drawn(bytes: Uint8Array) {
  const photo = await drawPhoto(kept(bytes));
  if (typeof photo === 'string') throw new Error(`It is refused: ${photo}.`);
  return photo;
}

/** Red corners of a picture. */
async function redCorners(bytes: Uint8Array, [width, height]: readonly [number, number]): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const corners = {
    'upper left': [5, 5],
    'upper right': [-5, 5],
    'lower left': [5, -5],
    'lower right': [-5, -5],
  };
  expect([info.width, info.height]).toEqual([width, height]);
  return Object.entries(corners)
    .filter(([, [x = 0, y = 0]]) => {
      const at = (((y + height) % height) * width + ((x + width) % width)) * info.channels;
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      return red > 200 && green < 60 && blue < 60;
    })
    .map(([corner]) => corner);
}

const jpeg = await createScene().jpeg().toBuffer();

/** Adds comments of a writer. */
function withWords(words: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(words.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, words, jpeg.subarray(2)]);
}

describe('photo', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is upright for camera orientation %i', async (orientation) => {
    const bytes = await rotateScene(orientation);
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
    const { large, small, width, height } = await drawn(bytes);
    expect([width, height]).toEqual([400, 300]);
    for (const size of [large, small]) expect(await redCorners(size, [400, 300])).toEqual(['upper left']);
  });

  it.each([
    ['from a camera', { width: 4000, height: 3000 }, [2048, 1536], [640, 480]],
    ['of a whole page, which stays readable', { width: 1080, height: 20_000 }, [412, 7632], [128, 2385]],
    ['of a panorama', { width: 16_000, height: 3000 }, [4096, 768], [1280, 240]],
    ['that is small', { width: 300, height: 200 }, [300, 200], [300, 200]],
  ] as const)('has the largest readable size: %s', async (_, size, large, small) => {
    const bytes = await sharp({ create: { ...size, channels: 3, background: '#2A6F97' } })
      .png()
      .toBuffer();
    const photo = await drawn(bytes);
    expect([photo.width, photo.height]).toEqual(large);
    const { width, height } = await sharp(photo.small).metadata();
    expect([width, height]).toEqual(small);
  });

  it.each([
    ['of a print shop (CMYK)', () => createScene().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['with 16 bits a colour', () => createScene().toColourspace('rgb16').png().toBuffer()],
    ['that comes in sharper and sharper', () => createScene().jpeg({ progressive: true }).toBuffer()],
    ['in WebP', () => createScene().webp().toBuffer()],
    ['in AVIF', () => createScene().avif().toBuffer()],
    ['in GIF', () => createScene().gif().toBuffer()],
  ])('%s', async (_, make) => {
    const { large } = await drawn(await make());
    expect(await sharp(large).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', depth: 'uchar' });
    expect(await redCorners(large, [400, 300])).toEqual(['upper left']);
  });

  it.each([
    ['in as many passes as encoders make', () => makeRescannedJpeg(20)],
    // Each appended picture has scans of its own.
    ['with a hundred others behind it', () => Buffer.concat([jpeg, ...Array(100).fill(jpeg)])],
    ['with words that look like passes', () => withWords(Buffer.alloc(60_000, Buffer.from('ffda', 'hex')))],
  ])('%s', async (_, make) => {
    expect(await drawn(await make())).toMatchObject({ width: 400, height: 300 });
  });

  it('keeps the first frame of an animation', async () => {
    expect(await drawn(makeGif(12))).toMatchObject({ width: 1, height: 1 });
  });
});

describe('invalid photo', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, 'format' | 'tooBig']>([
    ['without a byte', () => Buffer.alloc(0), 'format'],
    ['of words', () => Buffer.from('no picture'), 'format'],
    ['a drawing', () => Buffer.from(svg), 'format'],
    [
      'a drawing behind the first bytes of a photo',
      () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'),
      'format',
    ],
    ['a film', () => Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'), 'format'],
    ['a document that has a photo in it', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg]), 'format'],
    ['a scan of an office (TIFF)', () => createScene().tiff().toBuffer(), 'format'],
    ['a photo that is cut in the middle', () => jpeg.subarray(0, jpeg.length / 2), 'format'],
    ['a head alone', () => jpeg.subarray(0, 40), 'format'],
    ['a hundred megapixels in twelve kilobytes', () => makePng(10_000, 10_000), 'tooBig'],
    ['a picture that says it has four thousand million pixels', () => headOf(65_000, 65_000), 'tooBig'],
    [
      'more pixels than are held whole',
      () => createScene(5000, 3300).webp({ effort: 0 }).toBuffer(),
      'tooBig',
    ],
    ['ten thousand pictures in one', () => makeGif(10_000), 'tooBig'],
    ['a photo that is drawn over again two hundred times', () => makeRescannedJpeg(200), 'tooBig'],
    [
      'more pixels than are held in AVIF',
      () => createScene(2800, 2000).avif({ effort: 0 }).toBuffer(),
      'tooBig',
    ],
    ['more pixels of 16 bits than are held whole', () => makeDeepPng(3000, 3000), 'tooBig'],
    ['more pixels of a print shop than are held whole', () => printed(4000, 3100), 'tooBig'],
  ])('%s', async (_, make, why) => {
    expect(await drawPhoto(kept(await make()))).toBe(why);
  });
});

/** A progressive CMYK photo that claims so many pixels. */
const printed = async (width: number, height: number): Promise<Buffer> =>
  headOf(
    width,
    height,
    await createScene().toColourspace('cmyk').jpeg({ progressive: true }).toBuffer(),
    0xc2,
  );

/** A small JPEG that claims so many pixels. */
function headOf(width: number, height: number, photo = jpeg, frame = 0xc0): Buffer {
  const bytes = Buffer.from(photo);
  const at = bytes.indexOf(Buffer.from([0xff, frame]));
  bytes.writeUInt16BE(height, at + 5);
  bytes.writeUInt16BE(width, at + 7);
  return bytes;
}

describe('photo metadata is removed', () => {
  const telling = hasExiftool ? it : it.skip;
  telling('all of it, as exiftool reads it (skipped where that is not installed)', async () => {
    const sent = await rotateScene(6);
    const before = findPersonalTags(kept(sent));
    for (const tag of ['EXIF:GPSLatitude', 'EXIF:Model', 'XMP:City']) expect(before).toContain(tag);
    const { large, small, tiny } = await drawn(sent);
    const last = Buffer.from(tiny.slice(tiny.indexOf(',') + 1), 'base64');
    for (const size of [large, small, last]) expect(findPersonalTags(kept(size))).toEqual([]);
  });

  const tail = 'PK\x03\x04<script>alert(1)</script>';
  it.each<[string, () => Uint8Array]>([
    ['an archive or a page behind the photo', () => Buffer.concat([jpeg, Buffer.from(tail, 'latin1')])],
    ['words that swell to two hundred megabytes', () => makePng(40, 30, [makeTextBomb(200)])],
    ['a hundred thousand chunks of words', () => makePng(40, 30, [makeTextChunks(100_000)])],
  ])('%s', async (_, make) => {
    const { large, small } = await drawn(make());
    for (const size of [large, small]) {
      expect(size.length).toBeLessThan(4_000);
      expect(Buffer.from(size).includes('script')).toBe(false);
      expect(Buffer.from(size).includes('Comment')).toBe(false);
    }
  });
});
