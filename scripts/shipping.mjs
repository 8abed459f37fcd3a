// What a package ships, worked out from its room's `exports`: pure functions on names and texts.

/** Files that only tests and stories use; they never reach a package. */
const FOR_TESTS =
  /(^|\/)((testing|scenarios|stories|inBook|inWorker)\/|[^/]*(\.(test|spec|stories)|Fixture)\.tsx?$|[Ss]tory[^/]*\.tsx?$|conformance\.)/;

/** True for a source file of a room that others may get. */
export function isShipped(file) {
  return /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file) && !FOR_TESTS.test(file);
}

const escaped = (text) => text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');

/** The files that a room's `exports` offer: every `*` of a target stands for the same text. */
export function entriesOf(exports, files) {
  const found = new Set();
  for (const target of Object.values(exports)) {
    const [head = '', ...tail] = target.replace(/^\.\//, '').split('*').map(escaped);
    const rest = tail.map((part, at) => (at === 0 ? `(.+)${part}` : `\\1${part}`)).join('');
    const pattern = new RegExp(`^${head}${rest}$`);
    for (const file of files) if (pattern.test(file) && isShipped(file)) found.add(file);
  }
  return [...found].sort();
}

/** Data files that the `exports` of a room offer as they are. */
export function dataFilesOf(exports) {
  return Object.values(exports).filter((target) => target.endsWith('.json'));
}

/** `exports` of the published package: the same subpaths, built. */
export function builtExports(exports) {
  return Object.fromEntries(
    Object.entries(exports).map(([subpath, target]) => {
      if (target.endsWith('.json')) return [subpath, target];
      const base = target.replace(/\.tsx?$/, '');
      return [subpath, { types: `${base}.d.ts`, default: `${base}.js` }];
    }),
  );
}

/** The file that a subpath of a room leads to: `./parts/Tile` → `./parts/Tile/Tile.tsx`. */
export function targetOf(exports, subpath) {
  if (exports[subpath]) return exports[subpath];
  for (const [pattern, target] of Object.entries(exports)) {
    const [head = '', tail] = pattern.split('*');
    if (tail === undefined || !subpath.startsWith(head) || !subpath.endsWith(tail)) continue;
    return target.replaceAll('*', subpath.slice(head.length, subpath.length - tail.length));
  }
  return undefined;
}

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\s]+)\2/g;

/** What a module or a declaration file imports. */
export function specifiersOf(text) {
  return [...text.matchAll(SPECIFIER)].map((match) => match[3] ?? '');
}

/** The text with relative imports of sources turned into imports of what was built of them. */
export function withBuiltImports(text) {
  return text.replace(SPECIFIER, (whole, before, quote, name) =>
    name.startsWith('.') ? `${before}${quote}${name.replace(/\.tsx?$/, '.js')}${quote}` : whole,
  );
}

/** The package that a bare specifier names: `@parvis/theme/palette/keys` → `@parvis/theme`. */
export function packageOf(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** All files reached from the entries; `importsOf(file)` names the files that one imports. */
export function reached(entries, importsOf) {
  const found = new Set(entries);
  for (const file of found) for (const next of importsOf(file)) found.add(next);
  return found;
}

/** A range that takes later versions that keep their word: `1.2.3` → `^1.2.3`. */
const caret = (range) => (/^\d/.test(range) ? `^${range}` : range);
const carets = (asked) =>
  Object.fromEntries(Object.entries(asked ?? {}).map(([name, range]) => [name, caret(range)]));

/**
 * The package file to publish: the room's own, without what only the workspace needs, and with what all share.
 *
 * @param project the project's own package file
 * @param more subpaths that are made with the package: style sheets
 * @param isUsed whether shipped files import a package
 */
export function publishedPackage(folder, room, project, more, isUsed) {
  const { private: _private, scripts: _scripts, exports, dependencies, peerDependencies, ...rest } = room;
  const { engines, homepage, bugs, repository } = project;
  const used = Object.entries(dependencies ?? {}).filter(([name]) => isUsed(name));
  return {
    ...rest,
    homepage,
    bugs,
    repository: { ...repository, directory: folder },
    engines,
    sideEffects: Object.keys(more).length > 0 ? Object.keys(more) : false,
    exports: { ...builtExports(exports), ...more, './package.json': './package.json' },
    dependencies: carets(Object.fromEntries(used)),
    ...(peerDependencies && { peerDependencies: carets(peerDependencies) }),
  };
}
