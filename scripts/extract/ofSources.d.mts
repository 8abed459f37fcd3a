import type { Made } from './rewrite.mjs';

/** The styles of sources, under short names. */
export interface SourceStyles {
  /** What each call of a file made, in the order of the text. */
  readonly made: ReadonlyMap<string, readonly Made[]>;
  /** The styles of each element that is made: each is laid over those before it. */
  readonly lists: readonly (readonly string[])[];
  namesIn(text: string): Set<string>;
  rulesFor(names: ReadonlySet<string>, withBase: boolean): string[];
}
export function readSourceStyles(root: string): Promise<SourceStyles>;
export function createStyleLookup(
  calls: ReadonlyMap<string, readonly (Made & { readonly global: readonly string[] })[]>,
  base: readonly string[],
): SourceStyles;
