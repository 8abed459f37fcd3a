/**
 * A note inside a PNG picture (PNG third edition, 11.3.3.4 iTXt): the sheet of both screens carries the theme it shows,
 * so that the picture alone brings it back.
 */
const KEYWORD = 'parvis-theme';
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** The signature and the whole first chunk (IHDR), after which others may stand. */
const AFTER_HEADER = 33;

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(text: string): Uint8Array<ArrayBuffer> {
  // Keyword, end; not compressed; no language; no translated keyword; then the text.
  const body = new TextEncoder().encode(`iTXt${KEYWORD}\0\0\0\0\0${text}`);
  const whole = new Uint8Array(body.length + 8);
  const view = new DataView(whole.buffer);
  view.setUint32(0, body.length - 4);
  whole.set(body, 4);
  view.setUint32(body.length + 4, crc(body));
  return whole;
}

const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, index) => bytes[index] === byte);

/** The same picture with a note in it. */
export function withNote(png: Uint8Array<ArrayBuffer>, text: string): Blob {
  if (!isPng(png)) return new Blob([png]);
  const parts = [png.slice(0, AFTER_HEADER), chunk(text), png.slice(AFTER_HEADER)];
  return new Blob(parts, { type: 'image/png' });
}

/** The note of a picture that was made so; null for any other file. Never throws. */
export function readNote(bytes: Uint8Array): string | null {
  if (!isPng(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = `${KEYWORD}\0\0\0\0\0`;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const body = bytes.subarray(at + 4, Math.min(at + 8 + length, bytes.length));
    const text =
      String.fromCharCode(...body.subarray(0, 4)) === 'iTXt'
        ? new TextDecoder().decode(body.subarray(4))
        : '';
    if (text.startsWith(start)) return text.slice(start.length);
    at += length + 12;
  }
  return null;
}
