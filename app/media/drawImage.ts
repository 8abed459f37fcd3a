import { veil } from './veil.ts';

/** Degrees by which a picture is turned, clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

/** A rectangle of a picture, in shares of its width and height. */
export interface Veiled {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a picture is drawn anew (specification 9). */
export interface DrawOptions {
  /** Neither edge is longer, pixels; it is never made larger. As large as it is unless given. */
  readonly edge?: number;
  /** From 1 to 100: 100 unless given. */
  readonly quality?: number;
  /** None unless given. */
  readonly rotation?: Rotation;
  /** Where nothing can be made out afterwards, on the picture as it is turned. Nowhere unless given. */
  readonly veiled?: readonly Veiled[];
}

/** What the specification says of no file, and of one that is no picture. */
export const NO_FILE = 'File Not Found!';
/** Likewise. */
export const NO_IMAGE = 'File Is NOT Image!';

const TYPE = 'image/jpeg';

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** Off the page where the browser can (Safari 16.4), which is the only one that a worker has. */
const canvasOf = (width: number, height: number): Canvas =>
  typeof OffscreenCanvas === 'function'
    ? new OffscreenCanvas(width, height)
    : Object.assign(document.createElement('canvas'), { width, height });

const jpegOf = (canvas: Canvas, quality: number): Promise<Blob> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: TYPE, quality })
    : new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(NO_IMAGE))), TYPE, quality);
      });

/** The picture of a file, upright. @throws Error `NO_IMAGE` where this browser cannot read it */
const decoded = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(NO_IMAGE);
  });

/** Width and height of what fits, and of the canvas that it is turned on. */
export function sizeOf(
  { width, height }: { readonly width: number; readonly height: number },
  edge: number,
  rotation: Rotation = 0,
) {
  const scale = Math.min(1, edge / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  return rotation % 180 === 0 ? { w, h, across: w, down: h } : { w, h, across: h, down: w };
}

/** Every pixel that a region touches: left, top, width, height. */
export function pixelsOf({ x, y, width, height }: Veiled, across: number, down: number) {
  const edge = (share: number, size: number) => Math.min(Math.max(share * size, 0), size);
  const left = Math.min(Math.floor(edge(x, across)), across - 1);
  const top = Math.min(Math.floor(edge(y, down)), down - 1);
  const right = Math.max(Math.ceil(edge(x + width, across)), left + 1);
  const bottom = Math.max(Math.ceil(edge(y + height, down)), top + 1);
  return [left, top, right - left, bottom - top] as const;
}

/**
 * Draws a picture anew, smaller and turned as it is asked: a JPEG, on white, without what a camera wrote into it. Runs in
 * a page and in a worker alike.
 * @throws Error `NO_IMAGE`
 */
export async function drawImage(file: Blob, options: DrawOptions): Promise<Blob> {
  const { edge = Number.POSITIVE_INFINITY, quality = 100, rotation = 0, veiled = [] } = options;
  const picture = await decoded(file);
  try {
    const { w, h, across, down } = sizeOf(picture, edge, rotation);
    const canvas = canvasOf(across, down);
    const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
    if (!context) throw new Error(NO_IMAGE);
    context.fillStyle = 'white';
    context.fillRect(0, 0, across, down);
    context.imageSmoothingQuality = 'high';
    context.translate(across / 2, down / 2);
    context.rotate((rotation * Math.PI) / 180);
    context.drawImage(picture, -w / 2, -h / 2, w, h);
    for (const region of veiled) {
      const box = pixelsOf(region, across, down);
      const pixels = context.getImageData(...box);
      veil(pixels);
      context.putImageData(pixels, box[0], box[1]);
    }
    return await jpegOf(canvas, quality / 100);
  } finally {
    picture.close();
  }
}
