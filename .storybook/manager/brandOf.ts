import { readColour } from '@parvis/theme/colour/written';
import { brandCandidates } from '@parvis/theme/derive/fromLogo';
import { readPicture } from '@parvis/theme/derive/readPicture';

/** What was given, in any notation, as the colour that the address carries; nothing where it is none. */
export const brandOf = (given: string): string | undefined => readColour(given)?.colour.slice(0, 7);

const REFUSED = {
  notImage: 'This file is no picture that a browser can draw.',
  tooLarge: 'This picture is too large: take one of fewer pixels.',
  forbidden: 'This picture cannot be read.',
  empty: 'There is nothing in this picture.',
} as const;

/** The colours of a logo that may be its brand’s, or why there are none. */
export async function coloursOfLogo(
  file: Blob,
): Promise<{ readonly colours: readonly string[]; readonly problem?: string }> {
  const read = await readPicture(file);
  if (!read.ok) return { colours: [], problem: REFUSED[read.reason] };
  return { colours: brandCandidates(read.pixels).map(({ colour }) => colour) };
}
