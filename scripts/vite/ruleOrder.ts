import { NAMED } from '../extract/names.mjs';
import { type Chunk, collectReached } from './chunkReach.ts';

type Chunks = Readonly<Record<string, Chunk>>;
/** In fixed order. */
type Groups = readonly string[];

export interface PlacedRules {
  /** By entry file. */
  readonly pages: ReadonlyMap<string, Groups>;
  /** Appended to existing rules. */
  readonly files: ReadonlyMap<string, Groups>;
}

/** Two styles of an element in the wrong order. */
export interface Misordered {
  /** To override. */
  readonly under: string;
  readonly over: string;
  /** File, or an entry's page. */
  readonly underIn: string;
  readonly overIn: string;
}

type Spots = ReadonlyMap<string, { readonly first: number; readonly last: number }>;

function findSpots(text: string): Spots {
  const spots = new Map<string, { first: number; last: number }>();
  for (const { 1: own, index } of text.matchAll(NAMED)) {
    const name = `pv-${own}`;
    spots.set(name, { first: spots.get(name)?.first ?? index, last: index });
  }
  return spots;
}

const listPairs = (lists: readonly (readonly string[])[]): readonly (readonly [string, string])[] => {
  const pairs = new Map<string, readonly [string, string]>();
  for (const list of lists)
    for (const [at, over] of list.entries())
      for (const under of list.slice(0, at)) pairs.set(`${under} ${over}`, [under, over]);
  return [...pairs.values()];
};

/**
 * The override may come first: base in a lazy file and override in the page, files without a load order, or earlier
 * in one text.
 * @param lists style names per element, each overriding those before it (`stylesOf`)
 */
export function findMisordered(
  chunks: Chunks,
  { pages, files }: PlacedRules,
  lists: readonly (readonly string[])[],
): Misordered[] {
  const pairs = listPairs(lists);
  const found = new Map<string, Misordered>();
  const brings = (file: string, other: string) => collectReached(chunks, file, 'at once').has(other);
  const waitsFor = (file: string, other: string) => brings(file, other) && !brings(other, file);

  function look(entry: string, places: ReadonlyMap<string, Spots>): void {
    const comesFirst = (under: string, underIn: string, over: string, overIn: string): boolean => {
      if (underIn !== overIn) return underIn === entry || (overIn !== entry && waitsFor(overIn, underIn));
      const spots = places.get(underIn);
      return (spots?.get(under)?.last ?? 0) < (spots?.get(over)?.first ?? 0);
    };
    const placesOf = (name: string) =>
      [...places].flatMap(([place, spots]) => (spots.has(name) ? [place] : []));
    for (const [under, over] of pairs)
      for (const underIn of placesOf(under))
        for (const overIn of placesOf(over))
          if (!comesFirst(under, underIn, over, overIn))
            found.set(`${under} ${over} ${underIn} ${overIn}`, { under, over, underIn, overIn });
  }

  for (const [entry, page] of pages) {
    const reached = collectReached(chunks, entry, 'ever');
    for (const group of page.keys()) {
      const late = [...files].flatMap(([file, groups]): [string, Spots][] =>
        reached.has(file) ? [[file, findSpots(groups[group] ?? '')]] : [],
      );
      look(entry, new Map([[entry, findSpots(page[group] ?? '')], ...late]));
    }
  }
  return [...found.values()];
}

/** @param sourceOf source of a style */
export const formatMisordered = (
  { under, over, underIn, overIn }: Misordered,
  sourceOf: (name: string) => string,
): string =>
  `${over} (${sourceOf(over)}) is laid over ${under} (${sourceOf(under)}) where they are written, but its rules, in ${overIn}, ` +
  `may come before those of the other, in ${underIn}.`;
