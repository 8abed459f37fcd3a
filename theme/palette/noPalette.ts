import { parseColour } from '../colour/colour.ts';

let isSaid = false;

/** In any build: wrong colours would be hard to explain. */
function warnOnce(what: string): void {
  if (isSaid) return;
  isSaid = true;
  console.warn(`${what}: defaults stand (see parsePalette).`);
}

export function toObject<Given extends object>(given: Given | undefined): Partial<Given> {
  const it: unknown = given;
  if (typeof it === 'object' && it !== null && !Array.isArray(it)) return it;
  warnOnce('A palette is no object of colours');
  return {};
}

export function parseColourOrWarn(value: unknown, key: string): string | undefined {
  if (value === undefined) return undefined;
  const colour = parseColour(value);
  if (colour === null) warnOnce(`"${key}" of a palette is no colour`);
  return colour ?? undefined;
}
