import { asIs } from '@parvis/theme/derive/readPicture';

/** Limits of a stored picture and its types in order of preference. */
export interface PictureSize {
  /** Longest edge, pixels. */
  readonly edge: number;
  /** Minimum useful edge, pixels. */
  readonly leastEdge: number;
  /** Longest data URL, in characters. */
  readonly maxData: number;
  readonly types: readonly string[];
}

/** A logo: three times its largest shown size, lossless to keep its exact colours. */
export const LOGO_SIZE: PictureSize = { edge: 320, leastEdge: 40, maxData: 60_000, types: ['image/png'] };
/** A welcome picture: a photo for phones and desktops. */
export const BANNER_SIZE: PictureSize = {
  edge: 1600,
  leastEdge: 400,
  maxData: 390_000,
  types: ['image/png', 'image/webp', 'image/jpeg'],
};
/** Shrink factor per attempt; the noisiest logo fits with more than a hundred pixels. */
const STEP = 1.25;
/** JPEG quality. */
const QUALITY = 0.85;

/** Loads a picture; null on failure. `readable` requires CORS access to its pixels. */
export const shownPicture = (address: string, readable = false): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const image = new Image();
    if (readable) image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });

/** Draws a picture with at most this edge. */
async function drawPicture(image: HTMLImageElement, edge: number, exact: boolean) {
  const [wide, high] = [image.naturalWidth || edge, image.naturalHeight || edge];
  const scale = Math.min(1, edge / Math.max(wide, high));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide * scale));
  canvas.height = Math.max(1, Math.round(high * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(exact ? await asIs(image) : image, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/** Encodes a drawing as a data URL. JPEG turns transparent parts white. */
function encodePicture(
  { canvas, context }: NonNullable<Awaited<ReturnType<typeof drawPicture>>>,
  type: string,
): string {
  if (type === 'image/jpeg') {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.toDataURL(type, QUALITY);
}

/**
 * Converts a picture to a data URL within the size limit, shrinking as needed. Null on failure;
 * never rejects. @param exact keeps raw colour values; otherwise the browser applies the colour
 * profile
 */
export async function pictureData(
  address: string,
  exact = true,
  { edge: longest, leastEdge, maxData, types }: PictureSize = LOGO_SIZE,
): Promise<string | null> {
  const image = await shownPicture(address, true);
  try {
    for (let edge = longest; image && edge >= leastEdge; edge = Math.round(edge / STEP)) {
      const drawing = await drawPicture(image, edge, exact);
      for (const type of drawing ? types : []) {
        const data = drawing && encodePicture(drawing, type);
        if (data && data.length <= maxData) return data;
      }
    }
  } catch {
    // The canvas is tainted by another site's picture.
  }
  return null;
}
/** Reads a file as a data URL. @throws DOMException when it is unreadable */
export const asData = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
