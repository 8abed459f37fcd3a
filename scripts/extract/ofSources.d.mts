import type { Made } from './rewrite.mjs';

/** Under short names. */
export interface SourceStyles {
  /** By file, in text order. */
  readonly made: ReadonlyMap<string, readonly Made[]>;
  /** Per element: each overrides those before it. */
  readonly lists: readonly (readonly string[])[];
  namesIn(text: string): Set<string>;
  rulesFor(names: ReadonlySet<string>, withBase: boolean): string[];
}
export function readSourceStyles(root: string): Promise<SourceStyles>;
export function createStyleLookup(
  calls: ReadonlyMap<string, readonly (Made & { readonly global: readonly string[] })[]>,
  base: readonly string[],
): SourceStyles;
