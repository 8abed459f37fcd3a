import type { Media } from '@parvis/api/entities/media';

/** A picture, with where it is large. */
export interface ShownPicture {
  readonly id: string;
  readonly large: string;
  readonly alt?: string | undefined;
  /** As the server has it, where it is the reader's own. */
  readonly mine?: Media | undefined;
}

/** Those of the case with those of one message in their place; what the case does not have yet comes last. */
export function together(
  all: readonly ShownPicture[],
  own: readonly ShownPicture[],
): readonly ShownPicture[] {
  const known = new Set(all.map(({ id }) => id));
  return [...all, ...own.filter(({ id }) => !known.has(id))];
}
