import type { ImageSize } from '@parvis/api/entities/media';

export const photoPieces: Readonly<Record<ImageSize, { readonly name: string; readonly type: string }>> = {
  large: { name: 'large.jpg', type: 'image/jpeg' },
  small: { name: 'small.webp', type: 'image/webp' },
};

export const getVideoPiece = (type: string): { readonly name: string; readonly type: string } => {
  const isWeb = type.startsWith('video/webm');
  return { name: isWeb ? 'video.webm' : 'video.mp4', type: isWeb ? 'video/webm' : 'video/mp4' };
};

const PART = 'part-';

/** Names sort by offset. */
export const formatPartName = (at: number): string => `${PART}${String(at).padStart(12, '0')}`;

export const filterPartNames = (names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(PART));
