import { findJpegFrameOffset } from './pictureTraits.ts';

/** Pixels. */
export interface RasterSize {
  readonly width: number;
  readonly height: number;
}

const readWord = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((next) => view.getUint8(at + next)));

const WEBP: Readonly<Record<string, (view: DataView) => RasterSize>> = {
  'VP8 ': (view) => ({ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }),
  VP8L: (view) => {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  },
  VP8X: (view) => ({
    width: (view.getUint32(24, true) & 0xffffff) + 1,
    height: (view.getUint32(26, true) >>> 8) + 1,
  }),
};

function readSize(bytes: Uint8Array): RasterSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (readWord(view, 12) === 'IHDR') return { width: view.getUint32(16), height: view.getUint32(20) };
  if (readWord(view, 0) === 'RIFF') return WEBP[readWord(view, 12)]?.(view) ?? null;
  const frame = findJpegFrameOffset(bytes);
  return frame === null ? null : { width: view.getUint16(frame + 7), height: view.getUint16(frame + 5) };
}

/** From the header of a PNG, JPEG or WebP; null if unknown. */
export function rasterSize(bytes: Uint8Array): RasterSize | null {
  try {
    return readSize(bytes);
  } catch {
    return null;
  }
}
