import { type FileHandle, open } from 'node:fs/promises';
import { PHOTO_PIXELS, sizeWithin } from '@parvis/api/photoSize';
import sharp, { type Metadata } from 'sharp';
import { beginsAsPhoto } from './photoKinds.ts';

/** Bytes that are looked at together. */
const WINDOW = 64 * 1024;

/** Gives so many bytes of a file, fewer at its end. */
type ReadWindow = (at: number, length: number) => Promise<Buffer>;

/** Reads a file by windows: what is asked for stands near one another. */
function windowsOf(file: FileHandle): ReadWindow {
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

/** Encoders make a dozen passes; what stands before the picture has fewer pieces than this, whoever wrote it. */
const MOST = { scans: 64, pieces: 2_000 } as const;

/** Bytes that are looked at together. */
const AT_ONCE = 4096;
const [BEGIN, END, SCAN] = [0xd8, 0xd9, 0xda];

/** What follows 0xff within what is drawn: a byte of that value, one more of them, or a mark to begin anew at. */
const isWithin = (mark: number): boolean =>
  mark === 0 || mark === 1 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd7);

/** Where the next piece of a JPEG begins; nowhere among these bytes. */
function nextPiece(bytes: Buffer): number | undefined {
  let at = bytes.indexOf(0xff);
  while (at >= 0 && isWithin(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1);
  return at < 0 ? undefined : at;
}

async function areFew(read: ReadWindow): Promise<boolean> {
  const seen = { scans: 0, pieces: 0 };
  for (let at = 0; ; ) {
    const bytes = await read(at, AT_ONCE);
    const next = nextPiece(bytes);
    if (next === undefined) {
      // The last of them may be the first of the next piece.
      if (bytes.length < AT_ONCE) return true;
      at += AT_ONCE - 1;
      continue;
    }
    const [, mark, ...length] = await read(at + next, 4);
    if (mark === END || length.length < 2) return true;
    seen.pieces += 1;
    if (mark === SCAN) seen.scans += 1;
    if (seen.scans > MOST.scans || seen.pieces > MOST.pieces) return false;
    at += next + 2 + (mark === BEGIN ? 0 : Buffer.from(length).readUInt16BE());
  }
}

/** Has this JPEG a normal number of scans? Hundreds fit in a few kilobytes and keep a decoder busy for minutes. */
async function hasFewScans(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    return await areFew(windowsOf(file));
  } finally {
    await file.close();
  }
}

/** The most of each size that is kept, pixels: of a long picture as well, which stays readable. */
const SIZES = { large: PHOTO_PIXELS, small: 640 * 480, tiny: 20 * 15 } as const;
/** Maximum pixels (100 million fit in 10 kB): decoded line by line as a large phone camera makes, held whole a quarter. */
const PIXELS_MAX = { byLine: 64_000_000, whole: 16_000_000 } as const;
/** Of what moves the first picture is kept; what has more of them than anybody sends as a photo is none. */
const FRAMES_MAX = 300;
/** How long one size may take. */
const SECONDS_MAX = 20;

// Nobody sends the same photo twice: what the library would keep for that is memory.
sharp.cache(false);
// One photo at a time, on one thread: each thread more holds lines of its own.
sharp.concurrency(1);

/** A photo as it is kept: written anew, upright, on white, with nothing of what a camera writes into it. */
export interface Photo {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
  /** A `data:` address. */
  readonly tiny: string;
  /** Of the large one, pixels. */
  readonly width: number;
  readonly height: number;
}

/** Why a file is not taken: it cannot be read as a picture, or has too many pixels or pictures. */
export type NoPhoto = 'format' | 'tooBig';

/** A picture in another size, in the colours of screens. */
const sized = (input: string | Uint8Array, of: { width: number; height: number }, pixels: number) =>
  sharp(input, { limitInputPixels: PIXELS_MAX.byLine, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: SECONDS_MAX })
    .resize({ fit: 'fill', ...sizeWithin(of, pixels) })
    .flatten({ background: 'white' })
    .toColourspace('srgb');

/** Shrinks a photo line by line and keeps its orientation: rotating needs the whole in memory, so the small one is. */
const shrunk = (path: string, { orientation = 1, ...head }: Metadata): Promise<Buffer> =>
  sized(path, head, SIZES.large).withMetadata({ orientation }).tiff({ compression: 'none' }).toBuffer();

const isByLine = ({ format, isProgressive }: Metadata): boolean =>
  (format === 'jpeg' || format === 'png') && isProgressive !== true;

/** A pixel of most photos takes three bytes; of some kinds it takes as much as so many of those, or as long. */
function weightOf({ format, depth, space }: Metadata): number {
  // Its reader holds the picture several times over.
  if (format === 'heif') return 3.2;
  if (depth !== 'uchar') return 2;
  return space === 'cmyk' ? 4 / 3 : 1;
}

/** Whether the head of a file promises more than is taken: nothing is decoded for it. */
function isTooBig(head: Metadata): boolean {
  const { width, height, pages = 1 } = head;
  const most = isByLine(head) ? PIXELS_MAX.byLine : PIXELS_MAX.whole;
  return width * height * weightOf(head) > most || pages > FRAMES_MAX;
}

/** Decodes a file by what is in it, and writes it anew in three sizes. */
export async function drawPhoto(path: string): Promise<Photo | NoPhoto> {
  if (!(await beginsAsPhoto(path))) return 'format';
  try {
    const head = await sharp(path, { limitInputPixels: false }).metadata();
    if (isTooBig(head)) return 'tooBig';
    if (head.format === 'jpeg' && !(await hasFewScans(path))) return 'tooBig';
    // Upright, and written anew: metadata is left behind.
    const large = await sharp(await shrunk(path, head))
      .rotate()
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const small = await sized(large.data, large.info, SIZES.small).webp({ quality: 75 }).toBuffer();
    const tiny = await sized(large.data, large.info, SIZES.tiny).webp({ quality: 40 }).toBuffer();
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
