import { asIs } from '@parvis/theme/derive/readPicture';

/** Types in order of preference. */
export interface PictureSize {
  /** Longest, pixels. */
  readonly edge: number;
  /** Pixels. */
  readonly leastEdge: number;
  /** Characters. */
  readonly maxData: number;
  readonly types: readonly string[];
}

/** Three times its largest shown size, lossless for exact colours. */
export const LOGO_SIZE: PictureSize = { edge: 320, leastEdge: 40, maxData: 60_000, types: ['image/png'] };
/** For phones and desktops. */
export const BANNER_SIZE: PictureSize = {
  edge: 1600,
  leastEdge: 400,
  maxData: 390_000,
  types: ['image/png', 'image/webp', 'image/jpeg'],
};
/** Per attempt; the noisiest logo keeps more than a hundred pixels. */
const STEP = 1.25;
const QUALITY = 0.85;

/** Null on failure. `readable` requires CORS access. */
export const shownPicture = (address: string, readable = false): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const image = new Image();
    if (readable) image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });

/** At most this edge. */
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

/** JPEG turns transparent parts white. */
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
 * Data URL within the limit, shrinking as needed. Null on failure; never rejects. @param exact keeps raw colour values;
 * otherwise the browser applies the profile
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
    // Tainted by another site's picture.
  }
  return null;
}
/** @throws DOMException if unreadable */
export const asData = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
