import type { Media } from '@parvis/api/entities/media';

export interface ShownPicture {
  readonly id: string;
  readonly large: string;
  readonly alt?: string | undefined;
  readonly mine?: Media | undefined;
}

/** Adds a message's pictures to the case's. */
export function mergePictures(
  all: readonly ShownPicture[],
  own: readonly ShownPicture[],
): readonly ShownPicture[] {
  const known = new Set(all.map(({ id }) => id));
  return [...all, ...own.filter(({ id }) => !known.has(id))];
}
