interface BuiltEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

/** Unused by visitors offline: staff, theme studio, video, foreign numbering plans. */
const EXCLUDED =
  /^(?:features\/(?:staff\/|sign-in\/Staff|report\/demo\/)|\.\.\/api\/foreignNumber|\.\.\/previews\/|\.\.\/locales\/\w+\/(?:staff|studio|colours|samples|connect|demo)\.ts)|\/videoWorker-/;

/** Not prefetched with `saveData`: not needed to report or read. */
const DEFERRED =
  /^(?:features\/(?:(?:contact|links|sign-in)\/|account\/[A-Z]|media\/(?:CaseViewer|DescribeSheet|Sent))|shell\/(?:NotFound|Terms)Page|lib\/(?:api\/remoteSessions|proofOfWork\/)|\.\.\/locales\/\w+\/(?:contact|links|login|redirect|server|terms)\.ts)/;
const TEXTS = /^\.\.\/locales\/(\w+)\//;

type Manifest = Readonly<Record<string, BuiltEntry>>;

const isDeferred = (name: string, language: string): boolean =>
  DEFERRED.test(name) || ![undefined, language].includes(TEXTS.exec(name)?.[1]);

/** By language. */
export function listDeferredFiles(manifest: Manifest, language: string): string[] {
  const few = new Set(listBuildFiles(manifest, (name) => isDeferred(name, language)));
  return listBuildFiles(manifest).filter((file) => !few.has(file));
}

/** All scripts reachable from the entry, without exclusions. */
export function listBuildFiles(
  manifest: Manifest,
  isLeftOut: (name: string) => boolean = () => false,
): string[] {
  const names = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports])
      if (!names.includes(next) && !EXCLUDED.test(next) && !isLeftOut(next)) names.push(next);
  }
  const files = names.flatMap((name) => {
    const { file = '', assets = [] } = manifest[name] ?? {};
    return [file, ...assets.filter((asset) => asset.endsWith('.js') && !EXCLUDED.test(asset))];
  });
  return [...new Set(files)].sort().map((file) => `/${file}`);
}
