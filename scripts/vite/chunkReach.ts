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

/** Files that come at once with every entry that ever leads to them: what they need may stand in its page. */
export function withPages(chunks: Chunks): Set<string> {
  const entries = Object.keys(chunks).filter((name) => chunks[name]?.isEntry);
  const late = new Set<string>();
  const early = new Set<string>();
  for (const entry of entries) {
    const atOnce = reachedFrom(chunks, entry, 'at once');
    for (const name of reachedFrom(chunks, entry, 'ever')) (atOnce.has(name) ? early : late).add(name);
  }
  return new Set([...early].filter((name) => !late.has(name)));
}
