/** Longest edge of a stored logo: three times the largest that is shown. */
const EDGE = 320;
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
function drawn(image: HTMLImageElement, edge: number): string {
  const [wide, high] = [image.naturalWidth || edge, image.naturalHeight || edge];
  const scale = Math.min(1, edge / Math.max(wide, high));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(wide * scale));
  canvas.height = Math.max(1, Math.round(high * scale));
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  // Without loss where there is room: a logo keeps its colours to the digit.
  const exact = canvas.toDataURL('image/png');
  if (exact.length <= MAX_DATA) return exact;
  const data = canvas.toDataURL('image/webp', 0.9);
  return data.startsWith('data:image/webp') ? data : exact;
}

/**
 * The picture of an address as a data address within the limit, made smaller as far as need be. Null when there is
 * none, when its site does not let pages copy it, or when it cannot be made small enough. Never rejects.
 */
export async function pictureData(address: string): Promise<string | null> {
  const image = await shownPicture(address, true);
  try {
    for (let edge = EDGE; image && edge >= LEAST_EDGE; edge = Math.round(edge / 1.5)) {
      const data = drawn(image, edge);
      if (data && data.length <= MAX_DATA) return data;
    }
  } catch {
    // A canvas that was drawn with another site's picture cannot be read.
  }
  return null;
}
