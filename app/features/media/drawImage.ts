import { sizeWithin } from '@parvis/api/photoSize';
import { IMAGE_QUALITY, type ROTATIONS } from '../../lib/constants.ts';

/** Cells along the longer edge: too few for a face or a plate's letters. */
const CELLS = 4;
/** Pixels. */
const CELL_MIN = 8;
/** Largest noise of a cell, against guessing a text by trial. */
const NOISE = 16;

/** RGBA pixels. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Random from −1 to 1. */
const getNoise = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 127.5 - 1;

interface Cells {
  readonly across: number;
  readonly down: number;
  /** RGB. */
  readonly colours: readonly number[];
}

function measureCells({ data, width, height }: Pixels): Cells {
  const longer = Math.max(width, height);
  const countCells = (size: number) =>
    Math.max(1, Math.min(Math.round((CELLS * size) / longer), Math.floor(size / CELL_MIN)));
  const [across, down] = [countCells(width), countCells(height)];
  const sums = new Array<number>(across * down * 3).fill(0);
  const counts = new Array<number>(across * down).fill(0);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor((y * down) / height) * across + Math.floor((x * across) / width);
      counts[cell] = (counts[cell] ?? 0) + 1;
      for (let colour = 0; colour < 3; colour += 1)
        sums[cell * 3 + colour] = (sums[cell * 3 + colour] ?? 0) + (data[(y * width + x) * 4 + colour] ?? 0);
    }
  return { across, down, colours: sums.map((sum, at) => sum / (counts[Math.floor(at / 3)] || 1)) };
}

/** A pixel's two nearest cells, and the share of the second. */
function findNearestCells(at: number, size: number, cells: number) {
  const place = Math.min(Math.max(((at + 0.5) * cells) / size - 0.5, 0), cells - 1);
  const first = Math.floor(place);
  return { first, second: Math.min(first + 1, cells - 1), share: place - first };
}

/** Blends mean colours with noise: nothing of the original is left. */
export function blurPixels(pixels: Pixels, random: () => number = getNoise): void {
  const { data, width, height } = pixels;
  const { across, down, colours } = measureCells(pixels);
  const noise = Array.from({ length: across * down }, () => random() * NOISE);
  const off = colours.map((colour, at) => colour + (noise[Math.floor(at / 3)] ?? 0));
  const getColour = (row: number, column: number, colour: number) =>
    off[(row * across + column) * 3 + colour] ?? 0;
  const columns = Array.from({ length: width }, (_, x) => findNearestCells(x, width, across));
  for (let y = 0; y < height; y += 1) {
    const row = findNearestCells(y, height, down);
    for (const [x, { first, second, share }] of columns.entries())
      for (let colour = 0; colour < 3; colour += 1) {
        const above =
          getColour(row.first, first, colour) * (1 - share) + getColour(row.first, second, colour) * share;
        const below =
          getColour(row.second, first, colour) * (1 - share) + getColour(row.second, second, colour) * share;
        data[(y * width + x) * 4 + colour] = above * (1 - row.share) + below * row.share;
      }
  }
}

/** Degrees, clockwise. */
export type Rotation = (typeof ROTATIONS)[number];

/** In shares of width and height. */
export interface BlurredRegion {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawOptions {
  /** Most pixels; never enlarged. */
  readonly pixels?: number;
  /** 1 to 100. */
  readonly quality?: number;
  readonly rotation?: Rotation;
  /** In the rotated picture. */
  readonly blurredRegions?: readonly BlurredRegion[];
}

/** Named by the specification. */
export const NO_FILE = 'File Not Found!';
export const NO_IMAGE = 'File Is NOT Image!';

const TYPE = 'image/jpeg';

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** Offscreen where supported (Safari 16.4); workers have no other. */
const createCanvas = (width: number, height: number): Canvas =>
  typeof OffscreenCanvas === 'function'
    ? new OffscreenCanvas(width, height)
    : Object.assign(document.createElement('canvas'), { width, height });

const encodeJpeg = (canvas: Canvas, quality: number): Promise<Blob> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: TYPE, quality })
    : new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(NO_IMAGE))), TYPE, quality);
      });

/** Decodes upright. @throws Error `NO_IMAGE` */
const decodeImage = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new Error(NO_IMAGE);
  });

/** Fitted size, and the rotated canvas's. */
export function fitSize(
  picture: { readonly width: number; readonly height: number },
  pixels: number,
  rotation: Rotation = 0,
) {
  const { width: w, height: h } = sizeWithin(picture, pixels);
  return rotation % 180 === 0 ? { w, h, across: w, down: h } : { w, h, across: h, down: w };
}

/** Touched pixels: left, top, width, height. */
export function getRegionPixels({ x, y, width, height }: BlurredRegion, across: number, down: number) {
  const clampEdge = (share: number, size: number) => Math.min(Math.max(share * size, 0), size);
  const left = Math.min(Math.floor(clampEdge(x, across)), across - 1);
  const top = Math.min(Math.floor(clampEdge(y, down)), down - 1);
  const right = Math.max(Math.ceil(clampEdge(x + width, across)), left + 1);
  const bottom = Math.max(Math.ceil(clampEdge(y + height, down)), top + 1);
  return [left, top, right - left, bottom - top] as const;
}

/** Smaller and turned, as a JPEG without metadata. @throws Error `NO_IMAGE` */
export async function drawImage(file: Blob, options: DrawOptions): Promise<Blob> {
  const {
    pixels: most = Number.POSITIVE_INFINITY,
    quality = IMAGE_QUALITY,
    rotation = 0,
    blurredRegions = [],
  } = options;
  const picture = await decodeImage(file);
  try {
    const { w, h, across, down } = fitSize(picture, most, rotation);
    const canvas = createCanvas(across, down);
    const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
    if (!context) throw new Error(NO_IMAGE);
    context.fillStyle = 'white';
    context.fillRect(0, 0, across, down);
    context.imageSmoothingQuality = 'high';
    context.translate(across / 2, down / 2);
    context.rotate((rotation * Math.PI) / 180);
    context.drawImage(picture, -w / 2, -h / 2, w, h);
    for (const region of blurredRegions) {
      const box = getRegionPixels(region, across, down);
      const pixels = context.getImageData(...box);
      blurPixels(pixels);
      context.putImageData(pixels, box[0], box[1]);
    }
    return await encodeJpeg(canvas, quality / 100);
  } finally {
    picture.close();
  }
}
