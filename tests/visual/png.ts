import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Opaque: three bytes a pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** One number, from the index of its first byte. */
export const colourAt = (rgb: Uint8Array, at: number): number =>
  ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);

/** Of 255: maximum over channels. */
export const distance = (a: number, b: number): number =>
  Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 0xff) - ((b >> 8) & 0xff)),
    Math.abs((a & 0xff) - (b & 0xff)),
  );

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** By colour type: Chromium's, with and without alpha, and `writePng`'s. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 };

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** PNG filters, from neighbours. */
const predictions: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** In place; each row begins with its filter number. */
function unfilter(bytes: Uint8Array, stride: number, channels: number): void {
  for (let start = 0; start < bytes.length; start += stride) {
    const predict = predictions[bytes[start] ?? 0];
    if (!predict) throw new Error(`Unknown PNG filter ${bytes[start]}.`);
    for (let at = 1; at < stride; at++) {
      const left = at > channels ? (bytes[start + at - channels] ?? 0) : 0;
      const up = start > 0 ? (bytes[start + at - stride] ?? 0) : 0;
      const corner = at > channels && start > 0 ? (bytes[start + at - stride - channels] ?? 0) : 0;
      bytes[start + at] = ((bytes[start + at] ?? 0) + predict(left, up, corner)) & 0xff;
    }
  }
}

/** 8-bit, non-interlaced. Drops alpha: pages are opaque. */
export function readPng(png: Buffer): Picture {
  const data: Buffer[] = [];
  let palette: Buffer | undefined;
  let [width, height, channels] = [0, 0, 0];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const size = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + size);
    if (kind === 'IHDR') {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      channels = CHANNELS[body[9] ?? -1] ?? 0;
      if (body[8] !== 8 || channels === 0 || body[12] !== 0) throw new Error('Not a PNG of a screenshot.');
    } else if (kind === 'PLTE') palette = body;
    else if (kind === 'IDAT') data.push(body);
    at += size + 12;
  }
  const bytes = inflateSync(Buffer.concat(data));
  const stride = width * channels + 1;
  unfilter(bytes, stride, channels);
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = Math.floor(pixel / width) * stride + 1 + (pixel % width) * channels;
    const entry = (bytes[from] ?? 0) * 3;
    rgb.set(palette ? palette.subarray(entry, entry + 3) : bytes.subarray(from, from + 3), pixel * 3);
  }
  return { width, height, rgb };
}

function chunk(kind: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** 256 colours at most, one byte a pixel. */
export function writePng(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  palette: Uint8Array,
  pixels: Uint8Array,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
