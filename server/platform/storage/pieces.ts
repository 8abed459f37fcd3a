import type { ImageSize } from '@parvis/api/entities/media';

/** The piece of a photo in each size, and what it is. */
export const pieces: Readonly<Record<ImageSize, { readonly name: string; readonly type: string }>> = {
  large: { name: 'large.jpg', type: 'image/jpeg' },
  small: { name: 'small.webp', type: 'image/webp' },
};

/** The piece of a video, by its media type with its codecs, and what it is. */
export const videoPiece = (type: string): { readonly name: string; readonly type: string } => {
  const isWeb = type.startsWith('video/webm');
  return { name: isWeb ? 'video.webm' : 'video.mp4', type: isWeb ? 'video/webm' : 'video/mp4' };
};

const PART = 'part-';

/** The name of the part that begins at a place: names in order are parts in order. */
export const partName = (at: number): string => `${PART}${String(at).padStart(12, '0')}`;

/** Which of the pieces of a file are parts of what was sent. */
export const partsAmong = (names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(PART));
