import { NAMED } from '../extract/names.mjs';
import { type Chunk, reachedFrom } from './chunkReach.ts';

type Chunks = Readonly<Record<string, Chunk>>;
/** Rules as they are given to a page, a text for each group: groups stand in one order whatever comes when. */
type Groups = readonly string[];

/** Where the rules of a build stand. */
export interface PlacedRules {
  /** In the page of an entry, by the file of the entry. */
  readonly pages: ReadonlyMap<string, Groups>;
  /** In a file that comes on demand, which lays them over what stands there by then. */
  readonly files: ReadonlyMap<string, Groups>;
}

/** Two styles of one element that do not count as its source says. */
export interface Misordered {
  /** What the source lays the other over. */
  readonly under: string;
  readonly over: string;
  /** A file, or the page of an entry. */
  readonly underIn: string;
  readonly overIn: string;
}

/** Where the rules of each style begin and end in a text. */
type Spots = ReadonlyMap<string, { readonly first: number; readonly last: number }>;

function spotsIn(text: string): Spots {
  const spots = new Map<string, { first: number; last: number }>();
  for (const { 1: own, index } of text.matchAll(NAMED)) {
    const name = `pv-${own}`;
    spots.set(name, { first: spots.get(name)?.first ?? index, last: index });
  }
  return spots;
}

/** What stands before what else in each list, however far apart. */
const pairsOf = (lists: readonly (readonly string[])[]): readonly (readonly [string, string])[] => {
  const pairs = new Map<string, readonly [string, string]>();
  for (const list of lists)
    for (const [at, over] of list.entries())
      for (const under of list.slice(0, at)) pairs.set(`${under} ${over}`, [under, over]);
  return [...pairs.values()];
};

/**
 * Whatever a page could draw otherwise than its sources say, because of two styles of one element the one that is laid over the
 * other may come first: it stands in the page and the other in a file, in a file that the other's file does not wait for, or
 * before it in one text.
 *
 * @param lists names of the styles of each element, each laid over those before it (`stylesOf`)
 */
export function misordered(
  chunks: Chunks,
  { pages, files }: PlacedRules,
  lists: readonly (readonly string[])[],
): Misordered[] {
  const pairs = pairsOf(lists);
  const found = new Map<string, Misordered>();
  const brings = (file: string, other: string) => reachedFrom(chunks, file, 'at once').has(other);
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
    const reached = reachedFrom(chunks, entry, 'ever');
    for (const group of page.keys()) {
      const late = [...files].flatMap(([file, groups]): [string, Spots][] =>
        reached.has(file) ? [[file, spotsIn(groups[group] ?? '')]] : [],
      );
      look(entry, new Map([[entry, spotsIn(page[group] ?? '')], ...late]));
    }
  }
  return [...found.values()];
}

/** Says it to whoever builds. @param sourceOf the source that a style stands in */
export const misorderedWords = (
  { under, over, underIn, overIn }: Misordered,
  sourceOf: (name: string) => string,
): string =>
  `${over} (${sourceOf(over)}) is laid over ${under} (${sourceOf(under)}) where they are written, but its rules, in ${overIn}, ` +
  `may come before those of the other, in ${underIn}.`;
