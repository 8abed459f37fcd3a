import type { Media } from '@parvis/api/entities/media';

export interface ShownPicture {
  readonly id: string;
  readonly large: string;
  readonly alt?: string | undefined;
  readonly mine?: Media | undefined;
}

/** Merges a message's pictures into those of the case. */
export function mergePictures(
  all: readonly ShownPicture[],
  own: readonly ShownPicture[],
): readonly ShownPicture[] {
  const known = new Set(all.map(({ id }) => id));
  return [...all, ...own.filter(({ id }) => !known.has(id))];
}
