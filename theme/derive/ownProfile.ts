type Bytes = Uint8Array;

const readWord = (bytes: Bytes, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const createView = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** In hundred thousandths, and tolerance. */
const USUAL_GAMMA = 45_455;
const UNSEEN_GAMMA = 500;
const USUAL_PRIMARIES = 1;
const USUAL_CURVE = 13;

const ICC = 'ICC_PROFILE\0';

/** Named sRGB, in Latin-1 or UTF-16. */
const isUsual = (profile: Bytes): boolean =>
  /sRGB/i.test(new TextDecoder('latin1').decode(profile).replaceAll('\0', ''));

function hasPngProfile(bytes: Bytes): boolean {
  const view = createView(bytes);
  let found = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const [name, data] = [readWord(bytes, at + 4), at + 8];
    if (name === 'sRGB') return false;
    if (name === 'IDAT') break;
    // Compressed; its name precedes it.
    if (name === 'iCCP') found ||= !isUsual(bytes.subarray(data, data + 79));
    if (name === 'gAMA') found ||= Math.abs(view.getUint32(data) - USUAL_GAMMA) > UNSEEN_GAMMA;
    if (name === 'cICP') found ||= bytes[data] !== USUAL_PRIMARIES || bytes[data + 1] !== USUAL_CURVE;
  }
  return found;
}

function hasJpegProfile(bytes: Bytes): boolean {
  const view = createView(bytes);
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda; ) {
    const next = at + 2 + view.getUint16(at + 2);
    if (bytes[at + 1] === 0xe2 && readWord(bytes, at + 4, ICC.length) === ICC)
      return !isUsual(bytes.subarray(at, next));
    at = next;
  }
  return false;
}

function hasWebpProfile(bytes: Bytes): boolean {
  const view = createView(bytes);
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    if (readWord(bytes, at) === 'ICCP') return !isUsual(bytes.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  return false;
}

/** Another than sRGB, or own gamma (PNG, JPEG or WebP). Throws for truncated files. */
export function hasOwnProfile(bytes: Bytes): boolean {
  if (readWord(bytes, 1, 3) === 'PNG') return hasPngProfile(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return hasJpegProfile(bytes);
  return readWord(bytes, 0) === 'RIFF' && readWord(bytes, 8) === 'WEBP' && hasWebpProfile(bytes);
}
