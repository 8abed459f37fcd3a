import { parseColour } from '../colour/colour.ts';

/** As the colour parser writes them. */
const WRITTEN = /^#(?:[\dA-F]{6}|[\dA-F]{8})$/;

let isSaid = false;

/** One sentence in the console, of any build, once: a page in other colours than asked for would leave everybody guessing. */
function say(what: string): void {
  if (isSaid) return;
  isSaid = true;
  console.warn(
    `${what}: defaults of Parvis stand instead. parsePalette of @parvis/theme/palette/palette reads whatever there is and says what is wrong.`,
  );
}

/** What was given, where it is an object at all; else a palette without a key. */
export function orNone<Given extends object>(given: Given | undefined): Partial<Given> {
  const it: unknown = given;
  if (typeof it === 'object' && it !== null && !Array.isArray(it)) return it;
  say(
    `A palette is an object of colours by key, not ${Array.isArray(it) ? 'a list' : it === null ? 'null' : typeof it}`,
  );
  return {};
}

/** The colour of a key, whatever stands there; nothing where it is not set, or is no colour. */
export function colourIn(value: unknown, key: string): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && WRITTEN.test(value)) return value;
  const colour = parseColour(value);
  if (colour === null) say(`"${key}" of a palette is no colour`);
  return colour ?? undefined;
}
