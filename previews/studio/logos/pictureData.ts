import { asIs } from '@parvis/theme/derive/readPicture';

/** Longest edge of a stored logo: three times the largest that is shown. */
const EDGE = 320;
/** Each try is so much smaller than the one before; the noisiest picture fits with more than a hundred pixels. */
const STEP = 1.25;
/** Smaller than this nothing can be made out. */
const LEAST_EDGE = 40;
/** Longest data address, in characters. */
const MAX_DATA = 60_000;

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

/** Draws a picture with at most this edge and writes it as a data address. */
async function drawn(image: HTMLImageElement, edge: number, exact: boolean): Promise<string> {
  const [wide, high] = [image.naturalWidth || edge, image.naturalHeight || edge];
  const scale = Math.min(1, edge / Math.max(wide, high));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide * scale));
  canvas.height = Math.max(1, Math.round(high * scale));
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.imageSmoothingQuality = 'high';
  context.drawImage(exact ? await asIs(image) : image, 0, 0, canvas.width, canvas.height);
  // Without loss: a logo keeps its colours to the digit, and is rather a little smaller.
  return canvas.toDataURL('image/png');
}

/**
 * Converts a picture to a data address within the size limit, shrinking as needed. Null on failure; never rejects.
 * @param exact keeps raw colour values; otherwise the browser converts them by the colour profile
 */
export async function pictureData(address: string, exact = true): Promise<string | null> {
  const image = await shownPicture(address, true);
  try {
    for (let edge = EDGE; image && edge >= LEAST_EDGE; edge = Math.round(edge / STEP)) {
      const data = await drawn(image, edge, exact);
      if (data && data.length <= MAX_DATA) return data;
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
