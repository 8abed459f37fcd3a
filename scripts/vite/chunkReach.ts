/** A file of a build, as far as it says what comes with it. */
export interface Chunk {
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

type Chunks = Readonly<Record<string, Chunk>>;

/** A file and all that it leads to: at once, or at any time. */
export function reachedFrom(chunks: Chunks, start: string, when: 'at once' | 'ever'): Set<string> {
  const found = new Set([start]);
  for (const name of found) {
    const { imports = [], dynamicImports = [] } = chunks[name] ?? {};
    for (const next of when === 'ever' ? [...imports, ...dynamicImports] : imports)
      if (chunks[next]) found.add(next);
  }
  return found;
}

/**
 * Files that come at once with an entry: what they need stands in the page of each entry that ever leads to them, and in none of
 * them, so that a page on which one comes at once does not carry its rules twice.
 */
export function withPages(chunks: Chunks): Set<string> {
  const entries = Object.keys(chunks).filter((name) => chunks[name]?.isEntry);
  return new Set(entries.flatMap((entry) => [...reachedFrom(chunks, entry, 'at once')]));
}
