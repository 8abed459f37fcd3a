import { type FileHandle, open } from 'node:fs/promises';
import { PHOTO_PIXELS, sizeWithin } from '@parvis/api/photoSize';
import sharp, { type Metadata } from 'sharp';
import { isPhotoFile } from './photoKinds.ts';

const WINDOW = 64 * 1024;

type ReadWindow = (at: number, length: number) => Promise<Buffer>;

function createWindowReader(file: FileHandle): ReadWindow {
  const held = { from: 0, bytes: Buffer.alloc(0) };
  return async (at, length) => {
    if (at < held.from || at + length > held.from + held.bytes.length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(WINDOW), 0, WINDOW, at);
      held.from = at;
      held.bytes = buffer.subarray(0, bytesRead);
    }
    return held.bytes.subarray(at - held.from, at - held.from + length);
  };
}

/** Encoders use a dozen scans. */
const JPEG_LIMITS = { scans: 64, pieces: 2_000 } as const;

const CHUNK_BYTES = 4096;
const [BEGIN, END, SCAN] = [0xd8, 0xd9, 0xda];

/** Entropy-coded data after 0xff: stuffing, fill, restart markers. */
const isEntropyCoded = (mark: number): boolean =>
  mark === 0 || mark === 1 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd7);

function findNextMarker(bytes: Buffer): number | undefined {
  let at = bytes.indexOf(0xff);
  while (at >= 0 && isEntropyCoded(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1);
  return at < 0 ? undefined : at;
}

async function isWithinScanLimit(read: ReadWindow): Promise<boolean> {
  const seen = { scans: 0, pieces: 0 };
  for (let at = 0; ; ) {
    const bytes = await read(at, CHUNK_BYTES);
    const next = findNextMarker(bytes);
    if (next === undefined) {
      // The last byte may start the next marker.
      if (bytes.length < CHUNK_BYTES) return true;
      at += CHUNK_BYTES - 1;
      continue;
    }
    const [, mark, ...length] = await read(at + next, 4);
    if (mark === END || length.length < 2) return true;
    seen.pieces += 1;
    if (mark === SCAN) seen.scans += 1;
    if (seen.scans > JPEG_LIMITS.scans || seen.pieces > JPEG_LIMITS.pieces) return false;
    at += next + 2 + (mark === BEGIN ? 0 : Buffer.from(length).readUInt16BE());
  }
}

/** Hundreds of scans fit in a few kilobytes and keep a decoder busy for minutes. */
async function hasFewScans(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    return await isWithinScanLimit(createWindowReader(file));
  } finally {
    await file.close();
  }
}

/** Pixels, so that long pictures stay readable. */
const SIZES = { large: PHOTO_PIXELS, small: 640 * 480, tiny: 20 * 15 } as const;
/** 100 million pixels fit in 10 kB. */
const PIXELS_MAX = { byLine: 64_000_000, whole: 16_000_000 } as const;
/** Only the first frame of an animation is kept. */
const FRAMES_MAX = 300;
/** For one size. */
const SECONDS_MAX = 20;

// Photos do not repeat, so a cache wastes memory.
sharp.cache(false);
// Each thread holds its own lines.
sharp.concurrency(1);

/** Upright on white, without metadata. */
export interface Photo {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
  /** A `data:` URL. */
  readonly tiny: string;
  /** Of the large size, in pixels. */
  readonly width: number;
  readonly height: number;
}

export type PhotoRefusal = 'format' | 'tooBig';

const resizePhoto = (input: string | Uint8Array, of: { width: number; height: number }, pixels: number) =>
  sharp(input, { limitInputPixels: PIXELS_MAX.byLine, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: SECONDS_MAX })
    .resize({ fit: 'fill', ...sizeWithin(of, pixels) })
    .flatten({ background: 'white' })
    .toColourspace('srgb');

/** Keeps the orientation tag: rotating needs the whole picture in memory. */
const shrinkByLine = (path: string, { orientation = 1, ...head }: Metadata): Promise<Buffer> =>
  resizePhoto(path, head, SIZES.large).withMetadata({ orientation }).tiff({ compression: 'none' }).toBuffer();

const isDecodedByLine = ({ format, isProgressive }: Metadata): boolean =>
  (format === 'jpeg' || format === 'png') && isProgressive !== true;

/** Memory or time per pixel, relative to three bytes. */
function computePixelCost({ format, depth, space }: Metadata): number {
  // Its decoder holds several copies.
  if (format === 'heif') return 3.2;
  if (depth !== 'uchar') return 2;
  return space === 'cmyk' ? 4 / 3 : 1;
}

/** Does not decode. */
function isTooBig(head: Metadata): boolean {
  const { width, height, pages = 1 } = head;
  const most = isDecodedByLine(head) ? PIXELS_MAX.byLine : PIXELS_MAX.whole;
  return width * height * computePixelCost(head) > most || pages > FRAMES_MAX;
}

export async function drawPhoto(path: string): Promise<Photo | PhotoRefusal> {
  if (!(await isPhotoFile(path))) return 'format';
  try {
    const head = await sharp(path, { limitInputPixels: false }).metadata();
    if (isTooBig(head)) return 'tooBig';
    if (head.format === 'jpeg' && !(await hasFewScans(path))) return 'tooBig';
    // Drops metadata.
    const large = await sharp(await shrinkByLine(path, head))
      .rotate()
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const small = await resizePhoto(large.data, large.info, SIZES.small).webp({ quality: 75 }).toBuffer();
    const tiny = await resizePhoto(large.data, large.info, SIZES.tiny).webp({ quality: 40 }).toBuffer();
    return {
      large: large.data,
      small,
      tiny: `data:image/webp;base64,${tiny.toString('base64')}`,
      width: large.info.width,
      height: large.info.height,
    };
  } catch {
    return 'format';
  }
}
