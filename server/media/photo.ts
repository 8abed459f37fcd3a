import sharp, { type Metadata } from 'sharp';
import { hasFewScans } from './jpegScans.ts';
import { beginsAsPhoto } from './photoKinds.ts';

/** The longest edge of each size that is kept, pixels. */
const EDGES = { large: 2048, small: 640, tiny: 20 } as const;
/**
 * Pixels that are taken at most: 100 million fit in 10 kB. What is decoded line by line may have as many as the largest camera of
 * a phone makes; what must be held whole, a quarter of it.
 */
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

const within = (edge: number) =>
  ({ fit: 'inside', withoutEnlargement: true, width: edge, height: edge }) as const;

/** A picture in another size, in the colours of screens. */
const sized = (input: string | Uint8Array, edge: number) =>
  sharp(input, { limitInputPixels: PIXELS_MAX.byLine, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: SECONDS_MAX })
    .resize(within(edge))
    .flatten({ background: 'white' })
    .toColourspace('srgb');

/**
 * The photo made smaller line by line, as the camera held it, and with which way that was: to turn it all of it must be held, so that
 * is left for the small one.
 */
const shrunk = (path: string, { orientation = 1 }: Metadata): Promise<Buffer> =>
  sized(path, EDGES.large).withMetadata({ orientation }).tiff({ compression: 'none' }).toBuffer();

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
    const small = await sized(large.data, EDGES.small).webp({ quality: 75 }).toBuffer();
    const tiny = await sized(large.data, EDGES.tiny).webp({ quality: 40 }).toBuffer();
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
