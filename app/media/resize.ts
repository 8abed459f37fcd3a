/** Degrees by which a picture is turned, clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

/** How a picture is made smaller (specification 9). */
export interface ResizeOptions {
  /** Neither edge is longer, pixels; it is never made larger. */
  readonly edge: number;
  /** From 1 to 100: 100 unless given. */
  readonly quality?: number;
  /** None unless given. */
  readonly rotation?: Rotation;
}

/** What the specification says of no file, and of one that is no picture. */
export const NO_FILE = 'File Not Found!';
/** Likewise. */
export const NO_IMAGE = 'File Is NOT Image!';

const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(NO_IMAGE))),
      'image/jpeg',
      quality / 100,
    );
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

/**
 * Makes a picture smaller and turns it; what comes out is a JPEG, on white, without what a camera wrote into it.
 * @throws Error `NO_FILE`, `NO_IMAGE`
 */
export async function resizeImage(file: Blob | undefined, options: ResizeOptions): Promise<Blob> {
  if (!file) throw new Error(NO_FILE);
  if (file.type !== '' && !file.type.startsWith('image/')) throw new Error(NO_IMAGE);
  const { edge, quality = 100, rotation = 0 } = options;
  const picture = await decoded(file);
  try {
    const { w, h, across, down } = sizeOf(picture, edge, rotation);
    const canvas = canvasOf(across, down);
    const context = canvas.getContext('2d');
    if (!context) throw new Error(NO_IMAGE);
    context.fillStyle = 'white';
    context.fillRect(0, 0, across, down);
    context.imageSmoothingQuality = 'high';
    context.translate(across / 2, down / 2);
    context.rotate((rotation * Math.PI) / 180);
    context.drawImage(picture, -w / 2, -h / 2, w, h);
    return await jpegOf(canvas, quality);
  } finally {
    picture.close();
  }
}

/** What a message carries: text on a sign can be read, and a slow network brings it in seconds. */
const SENT = { edge: 2048, bytes: 400_000, qualities: [84, 74, 64] } as const;

/** A photo as it is sent. @throws Error `NO_IMAGE` */
export async function photoToSend(file: Blob, rotation: Rotation = 0): Promise<Blob> {
  let made: Blob | undefined;
  for (const quality of SENT.qualities) {
    made = await resizeImage(file, { edge: SENT.edge, quality, rotation });
    if (made.size <= SENT.bytes) break;
  }
  if (!made) throw new Error(NO_IMAGE);
  return made;
}
