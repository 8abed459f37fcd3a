import { parseColour } from '@parvis/theme/colour/colour';
import { brandCandidates } from '@parvis/theme/derive/fromLogo';
import { readPicture } from '@parvis/theme/derive/readPicture';

const BARE_HEX = /^[\da-f]{3}(?:[\da-f]{3})?$/i;

/** What was given, as the colour that the address carries; nothing where it is none. */
export const brandOf = (given: string): string | undefined => {
  const text = given.trim();
  return parseColour(BARE_HEX.test(text) ? `#${text}` : text)?.slice(0, 7);
};

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
