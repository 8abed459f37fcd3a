/** Entry of Vite's manifest. */
interface BuiltEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

/** What visitors without a network do not need: the desk, the looks of customers, films, the number plans of all countries. They come when they are asked for. */
const LEFT_OUT =
  /^(?:staff\/|login\/Staff|\.\.\/api\/foreignNumber|\.\.\/previews\/|demo\/|\.\.\/locales\/\w+\/(?:staff|studio|colours|samples|connect|demo)\.ts)|\/videoWorker-/;

/** Not prefetched with `saveData`: not needed for reporting and reading. */
const SPARED =
  /^(?:(?:contact|links|login|redirect|sites)\/|account\/[A-Z]|media\/(?:CaseViewer|DescribeSheet|Sent)|shell\/(?:Lost|Terms)Page|data\/(?:otherSites|proof\/)|\.\.\/locales\/\w+\/(?:contact|links|login|redirect|server|terms)\.ts)/;
const WORDS = /^\.\.\/locales\/(\w+)\//;

type Manifest = Readonly<Record<string, BuiltEntry>>;

const isSpared = (name: string, language: string): boolean =>
  SPARED.test(name) || ![undefined, language].includes(WORDS.exec(name)?.[1]);

/** Files not prefetched with `saveData`, by language. */
export function sparedOf(manifest: Manifest, language: string): string[] {
  const few = new Set(filesOf(manifest, (name) => isSpared(name, language)));
  return filesOf(manifest).filter((file) => !few.has(file));
}

/** Paths of all scripts reachable from the entry, except those left out. */
export function filesOf(manifest: Manifest, isLeftOut: (name: string) => boolean = () => false): string[] {
  const names = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports])
      if (!names.includes(next) && !LEFT_OUT.test(next) && !isLeftOut(next)) names.push(next);
  }
  const files = names.flatMap((name) => {
    const { file = '', assets = [] } = manifest[name] ?? {};
    return [file, ...assets.filter((asset) => asset.endsWith('.js') && !LEFT_OUT.test(asset))];
  });
  return [...new Set(files)].sort().map((file) => `/${file}`);
}
