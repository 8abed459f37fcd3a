import { isCmyk } from './pictureTraits.ts';

const PNG_CHUNKS = new Set(['gAMA', 'cHRM', 'iCCP', 'sRGB', 'cICP']);
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ICC = 'ICC_PROFILE\0';
/** Profile flag of VP8X. */
const WEBP_PROFILE = 0x20;

type Bytes = Uint8Array<ArrayBuffer>;

const readWord = (bytes: Bytes, at: number, length = 4): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const joinParts = (parts: readonly Bytes[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

function stripPng(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, PNG_HEAD.length)];
  let at = PNG_HEAD.length;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + view.getUint32(at);
    if (next > bytes.length) break;
    if (!PNG_CHUNKS.has(readWord(bytes, at + 4))) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return joinParts([...kept, bytes.subarray(at)]);
}

/** CMYK needs it. */
function stripJpeg(bytes: Bytes): Bytes {
  if (isCmyk(bytes)) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  // Before the scan (SOS).
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const next = at + 2 + view.getUint16(at + 2);
    if (next > bytes.length) break;
    const isProfile = bytes[at + 1] === 0xe2 && readWord(bytes, at + 4, ICC.length) === ICC;
    if (!isProfile) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return joinParts([...kept, bytes.subarray(at)]);
}

function stripWebp(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.slice(0, 12)];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    const chunk = bytes.slice(at, next);
    if (readWord(chunk, 0) === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_PROFILE;
    if (readWord(chunk, 0) !== 'ICCP') kept.push(chunk);
    at = next;
  }
  const whole = joinParts(kept);
  new DataView(whole.buffer).setUint32(4, whole.length - 8, true);
  return whole;
}

/** Gamma and profile of PNG, JPEG and WebP, without decoding; other files are unchanged. Never throws. */
export function withoutProfile(bytes: Bytes): Bytes {
  if (PNG_HEAD.every((byte, at) => bytes[at] === byte)) return stripPng(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return stripJpeg(bytes);
  if (bytes.length > 12 && readWord(bytes, 0) === 'RIFF' && readWord(bytes, 8) === 'WEBP')
    return stripWebp(bytes);
  return bytes;
}
