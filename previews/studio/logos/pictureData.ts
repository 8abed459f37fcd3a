import { asIs } from '@parvis/theme/derive/readPicture';

/** How large a stored picture may be, and as what it is written: the first of both that fits. */
export interface PictureSize {
  /** Longest edge, pixels. */
  readonly edge: number;
  /** Smaller than this nothing can be made out. */
  readonly leastEdge: number;
  /** Longest data address, in characters. */
  readonly maxData: number;
  readonly types: readonly string[];
}

/** A logo: three times the largest that is shown. Without loss: it keeps its colours to the digit, and is rather a little smaller. */
export const LOGO_SIZE: PictureSize = { edge: 320, leastEdge: 40, maxData: 60_000, types: ['image/png'] };
/** The picture of a welcome page: a photo, on a good phone or across a desk. */
export const BANNER_SIZE: PictureSize = {
  edge: 1600,
  leastEdge: 400,
  maxData: 390_000,
  types: ['image/png', 'image/webp', 'image/jpeg'],
};
/** Each try is so much smaller than the one before; the noisiest logo fits with more than a hundred pixels. */
const STEP = 1.25;
/** How true a photo stays. */
const QUALITY = 0.85;

/** The picture of an address, or null. `readable`: only if its site lets pages look at its pixels. */
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
async function drawn(image: HTMLImageElement, edge: number, exact: boolean) {
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

/** Writes a drawing as a data address. A photo of this type has no clear places: they become white. */
function written({ canvas, context }: NonNullable<Awaited<ReturnType<typeof drawn>>>, type: string): string {
  if (type === 'image/jpeg') {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.toDataURL(type, QUALITY);
}

/**
 * Converts a picture to a data address within the size limit, shrinking as needed. Null on failure; never rejects.
 * @param exact keeps raw colour values; otherwise the browser converts them by the colour profile
 */
export async function pictureData(
  address: string,
  exact = true,
  { edge: longest, leastEdge, maxData, types }: PictureSize = LOGO_SIZE,
): Promise<string | null> {
  const image = await shownPicture(address, true);
  try {
    for (let edge = longest; image && edge >= leastEdge; edge = Math.round(edge / STEP)) {
      const drawing = await drawn(image, edge, exact);
      for (const type of drawing ? types : []) {
        const data = drawing && written(drawing, type);
        if (data && data.length <= maxData) return data;
      }
    }
  } catch {
    // A canvas that was drawn with another site's picture cannot be read.
  }
  return null;
}
/** A file as a data address. @throws DOMException where it cannot be read */
export const asData = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
