import sharp from 'sharp';

/** The longest edge of each size that is kept, pixels. */
const EDGES = { large: 2048, small: 640, tiny: 20 } as const;
/** More pixels than the largest camera of a phone makes are refused unread: 100 megapixels fit in 10 kB. */
const PIXELS_MAX = 64_000_000;
/** What cameras and phones write; what runs, moves or nests is none of it. */
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

/** A photo as it is kept: written anew, upright, on white, with nothing of what a camera writes into it. */
interface Photo {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
  /** A `data:` address. */
  readonly tiny: string;
  /** Of the large one, pixels. */
  readonly width: number;
  readonly height: number;
}

/** Why a file is not taken: it cannot be read as a picture, or has too many pixels. */
type NoPhoto = 'format' | 'tooBig';

const within = (edge: number) =>
  ({ fit: 'inside', withoutEnlargement: true, width: edge, height: edge }) as const;

/** The upright picture in another size. Metadata is left behind by writing anew; colours become those of screens. */
const sized = (bytes: Uint8Array, edge: number) =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
    .rotate()
    .resize(within(edge))
    .flatten({ background: 'white' })
    .toColourspace('srgb');

/** Decodes a file by what is in it, and writes it anew in three sizes. */
export async function drawPhoto(bytes: Uint8Array): Promise<Photo | NoPhoto> {
  try {
    // What its head says: nothing is decoded for it.
    const { format, width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format)) return 'format';
    if (width * height > PIXELS_MAX) return 'tooBig';
    const large = await sized(bytes, EDGES.large)
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
