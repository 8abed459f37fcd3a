/** A file of a build, as Vite's manifest has it. */
export interface BuiltEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

/** What visitors without a network do not need: the desk, the looks of customers, films. They come when they are asked for. */
const LEFT_OUT =
  /^(?:staff\/|login\/Staff|\.\.\/previews\/|demo\/|\.\.\/locales\/\w+\/(?:staff|studio|colours|samples|connect|demo)\.ts)|\/videoWorker-/;

/** The scripts that a visitor's app is made of, by their addresses: all that leads on from its entry but what is left out. */
export function filesOf(manifest: Readonly<Record<string, BuiltEntry>>): string[] {
  const names = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    for (const next of [...imports, ...dynamicImports])
      if (!names.includes(next) && !LEFT_OUT.test(next)) names.push(next);
  }
  const files = names.flatMap((name) => {
    const { file = '', assets = [] } = manifest[name] ?? {};
    return [file, ...assets.filter((asset) => asset.endsWith('.js') && !LEFT_OUT.test(asset))];
  });
  return [...new Set(files)].sort().map((file) => `/${file}`);
}
