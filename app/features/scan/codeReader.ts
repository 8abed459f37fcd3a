import type { Pixels } from './decodeCode.ts';
import { createWorkerDecoder, type Decoder } from './decodeInWorker.ts';

/** Decoded size, pixels: a frame fast, a photo in detail. */
const FRAME_SIDE = 720;
const PHOTO_SIDE = 2_048;

interface FoundCode {
  readonly rawValue: string;
  readonly boundingBox: DOMRectReadOnly;
}

/** TypeScript's library lacks it. */
interface NativeDetector {
  readonly detect: (image: CanvasImageSource) => Promise<readonly FoundCode[]>;
}

interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Chrome on Android and macOS. */
async function createNativeDetector(): Promise<NativeDetector | undefined> {
  try {
    const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? [];
    return BarcodeDetector && formats.includes('qr_code')
      ? new BarcodeDetector({ formats: ['qr_code'] })
      : undefined;
  } catch {
    return undefined;
  }
}

function pickCentral(found: readonly FoundCode[], { width, height }: HTMLCanvasElement): string | undefined {
  const measureDistance = ({ boundingBox: { x, y, width: w, height: h } }: FoundCode) =>
    Math.hypot(x + w / 2 - width / 2, y + h / 2 - height / 2);
  return [...found].sort((a, b) => measureDistance(a) - measureDistance(b))[0]?.rawValue;
}

function createCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  return { canvas, context };
}

type Drawing = ReturnType<typeof createCanvas>;

/** The middle square holds the aimed code. */
function drawFrame(video: HTMLVideoElement): Drawing {
  const { videoWidth, videoHeight } = video;
  const side = Math.min(videoWidth, videoHeight);
  const size = Math.min(side, FRAME_SIDE);
  const drawing = createCanvas(size, size);
  const [left, top] = [(videoWidth - side) / 2, (videoHeight - side) / 2];
  drawing.context.drawImage(video, left, top, side, side, 0, 0, size, size);
  return drawing;
}

/** @throws Error if not a picture */
async function drawPhoto(file: Blob): Promise<Drawing> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, PHOTO_SIDE / Math.max(bitmap.width, bitmap.height));
  const drawing = createCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  drawing.context.drawImage(bitmap, 0, 0, drawing.canvas.width, drawing.canvas.height);
  bitmap.close();
  return drawing;
}

const readPixels = ({ canvas, context }: Drawing): Pixels =>
  context.getImageData(0, 0, canvas.width, canvas.height);

export interface CodeReader {
  /** Undefined without a code. */
  readonly readFrame: (video: HTMLVideoElement) => Promise<string | undefined>;
  /** @throws Error if not a picture */
  readonly readPhoto: (file: Blob) => Promise<string | undefined>;
  readonly close: () => void;
}

/** By the browser's detector, else a decoder in a worker. */
export function createCodeReader(): CodeReader {
  let native = createNativeDetector();
  let worker: Decoder | undefined;
  const read = async (drawing: Drawing, thorough: boolean): Promise<string | undefined> => {
    const detector = await native;
    try {
      const text = detector && pickCentral(await detector.detect(drawing.canvas), drawing.canvas);
      if (text !== undefined || (detector && !thorough)) return text;
    } catch {
      // E.g. Android without its services: use the decoder from now on.
      native = Promise.resolve(undefined);
    }
    worker ??= createWorkerDecoder();
    return worker.decode(readPixels(drawing), { thorough });
  };
  return {
    readFrame: async (video) => (video.videoWidth > 0 ? read(drawFrame(video), false) : undefined),
    readPhoto: async (file) => read(await drawPhoto(file), true),
    close: () => worker?.close(),
  };
}
