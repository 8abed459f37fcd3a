export interface Chunk {
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

type Chunks = Readonly<Record<string, Chunk>>;

/** Static, or also dynamic. */
export function collectReached(chunks: Chunks, start: string, when: 'at once' | 'ever'): Set<string> {
  const found = new Set([start]);
  for (const name of found) {
    const { imports = [], dynamicImports = [] } = chunks[name] ?? {};
    for (const next of when === 'ever' ? [...imports, ...dynamicImports] : imports)
      if (chunks[next]) found.add(next);
  }
  return found;
}

/** Their styles go into each page that ever loads them: no page repeats rules. */
export function findSharedPageFiles(chunks: Chunks): Set<string> {
  const entries = Object.keys(chunks).filter((name) => chunks[name]?.isEntry);
  return new Set(entries.flatMap((entry) => [...collectReached(chunks, entry, 'at once')]));
}
