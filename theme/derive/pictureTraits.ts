import { hasOwnProfile } from './ownProfile.ts';

/** Shown differently or not at all. `profile`: removed; `outside`: SVG with external files or HTML. */
export type PictureTrait = 'cmyk' | 'profile' | 'animated' | 'outside';

type Bytes = Uint8Array;

const readWord = (bytes: Bytes, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const createView = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** 0xC0 to 0xCF without tables and reserved ones. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

export function findJpegFrameOffset(bytes: Bytes): number | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = createView(bytes);
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return at;
    // Fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** CMYK. */
export function isCmyk(bytes: Bytes): boolean {
  const frame = findJpegFrameOffset(bytes);
  return frame !== null && bytes[frame + 9] === 4;
}

const getTableSize = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function skipBlocks(bytes: Bytes, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

function isMovingGif(bytes: Bytes): boolean {
  let pictures = 0;
  for (let at = 13 + getTableSize(bytes[10]); at < bytes.length && pictures < 2; ) {
    if (bytes[at] === 0x21) at = skipBlocks(bytes, at + 2);
    else if (bytes[at] === 0x2c) {
      pictures += 1;
      at = skipBlocks(bytes, at + 11 + getTableSize(bytes[at + 9]));
    } else break;
  }
  return pictures > 1;
}

/** `acTL` precedes the first image. */
function isMovingPng(bytes: Bytes): boolean {
  const view = createView(bytes);
  for (
    let at = 8;
    at + 12 <= bytes.length && readWord(bytes, at + 4) !== 'IDAT';
    at += 12 + view.getUint32(at)
  )
    if (readWord(bytes, at + 4) === 'acTL') return view.getUint32(at + 8) > 1;
  return false;
}

/** Animation flag of VP8X. */
const WEBP_MOVES = 2;

function isAnimated(bytes: Bytes): boolean {
  if (readWord(bytes, 0) === 'GIF8') return isMovingGif(bytes);
  if (readWord(bytes, 1, 3) === 'PNG') return isMovingPng(bytes);
  if (readWord(bytes, 0) === 'RIFF' && readWord(bytes, 8) === 'WEBP')
    return readWord(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & WEBP_MOVES) > 0;
  return readWord(bytes, 4) === 'ftyp' && readWord(bytes, 8) === 'avis';
}

/** SVG images load no external files. */
const OUTSIDE = [
  /<(?:image|feImage|use)\b[^<>]*\shref\s*=\s*["']\s*(?!#|data:)[^\s"']/i,
  /<(?:image|feImage|use)\b[^<>]*:href\s*=\s*["']\s*(?!#|data:)[^\s"']/i,
  /url\(\s*(?:["']|&quot;)?\s*(?!#|data:|&)[\w./]/i,
  /@import\s/i,
  /<\?xml-stylesheet\s/i,
  // Private data of drawing programs does not render.
  /<(?:[\w-]+:)?foreignObject\b(?![^<>]*\srequiredExtensions\s*=)/i,
];
/** Bytes. */
const HEAD = 4_096;

function hasOutside(bytes: Bytes): boolean {
  if (!/<svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, HEAD)))) return false;
  const text = new TextDecoder().decode(bytes);
  return OUTSIDE.some((form) => form.test(text));
}

/** Without decoding. Never throws. */
export function pictureTraits(bytes: Bytes): readonly PictureTrait[] {
  const hasProfile = (given: Bytes) => !isCmyk(given) && hasOwnProfile(given);
  const traits = { cmyk: isCmyk, profile: hasProfile, animated: isAnimated, outside: hasOutside } as const;
  try {
    return (Object.keys(traits) as PictureTrait[]).filter((trait) => traits[trait](bytes));
  } catch {
    // Truncated; decoding will tell.
    return [];
  }
}
