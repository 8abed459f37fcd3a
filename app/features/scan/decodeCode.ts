import decodeQR from 'qr/decode.js';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray;
}

export interface DecodeOptions {
  /** More attempts, for a photo read once. */
  readonly thorough: boolean;
}

/** Milliseconds of retries. */
const THOROUGH = { effort: Number.POSITIVE_INFINITY, timeLimit: 2_000 };

/** Half of both sides. */
function cropCentre({ width, height, data }: Pixels): Pixels {
  const [left, top] = [width >> 2, height >> 2];
  const centre = { width: width >> 1, height: height >> 1 };
  const rows = new Uint8ClampedArray(centre.width * centre.height * 4);
  for (let row = 0; row < centre.height; row += 1) {
    const start = ((top + row) * width + left) * 4;
    rows.set(data.subarray(start, start + centre.width * 4), row * centre.width * 4);
  }
  return { ...centre, data: rows };
}

function tryDecode(pixels: Pixels, { thorough }: DecodeOptions): string | undefined {
  try {
    return decodeQR(pixels, thorough ? THOROUGH : {});
  } catch {
    // No readable code.
    return undefined;
  }
}

/** Prefers the middle: a sheet has several codes. */
export const decodeCode = (pixels: Pixels, options: DecodeOptions): string | undefined =>
  tryDecode(cropCentre(pixels), { thorough: false }) ?? tryDecode(pixels, options);
