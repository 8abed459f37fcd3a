// From a room's `exports`; pure.

/** Never shipped. */
const FOR_TESTS =
  /(^|\/)((testing|scenarios|stories|inBook|inWorker)\/|[^/]*(\.(test|spec|stories)|Fixture)\.tsx?$|[Ss]tory[^/]*\.tsx?$|conformance\.)/;

export function isShipped(file) {
  return /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file) && !FOR_TESTS.test(file);
}

const escapeRegExp = (text) => text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');

/** Every `*` of `exports` matches the same text. */
export function findEntries(exports, files) {
  const found = new Set();
  for (const target of Object.values(exports)) {
    const [head = '', ...tail] = target.replace(/^\.\//, '').split('*').map(escapeRegExp);
    const rest = tail.map((part, at) => (at === 0 ? `(.+)${part}` : `\\1${part}`)).join('');
    const pattern = new RegExp(`^${head}${rest}$`);
    for (const file of files) if (pattern.test(file) && isShipped(file)) found.add(file);
  }
  return [...found].sort();
}

export function findDataFiles(exports) {
  return Object.values(exports).filter((target) => target.endsWith('.json'));
}

/** The same subpaths, built. */
export function toBuiltExports(exports) {
  return Object.fromEntries(
    Object.entries(exports).map(([subpath, target]) => {
      if (target.endsWith('.json')) return [subpath, target];
      const base = target.replace(/\.tsx?$/, '');
      return [subpath, { types: `${base}.d.ts`, default: `${base}.js` }];
    }),
  );
}

export function resolveTarget(exports, subpath) {
  if (exports[subpath]) return exports[subpath];
  for (const [pattern, target] of Object.entries(exports)) {
    const [head = '', tail] = pattern.split('*');
    if (tail === undefined || !subpath.startsWith(head) || !subpath.endsWith(tail)) continue;
    return target.replaceAll('*', subpath.slice(head.length, subpath.length - tail.length));
  }
  return undefined;
}

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\s]+)\2/g;

/** Of a module or declaration file. */
export function findSpecifiers(text) {
  return [...text.matchAll(SPECIFIER)].map((match) => match[3] ?? '');
}

/** Rewrites relative source imports to built files. */
export function rewriteToBuiltImports(text) {
  return text.replace(SPECIFIER, (whole, before, quote, name) =>
    name.startsWith('.') ? `${before}${quote}${name.replace(/\.tsx?$/, '.js')}${quote}` : whole,
  );
}

/** `@parvis/theme/palette/keys` → `@parvis/theme` */
export function getPackageName(specifier) {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** From the entries, by `importsOf`. */
export function collectReachable(entries, importsOf) {
  const found = new Set(entries);
  for (const file of found) for (const next of importsOf(file)) found.add(next);
  return found;
}

const toCaretRange = (range) => (/^\d/.test(range) ? `^${range}` : range);
const toCaretRanges = (asked) =>
  Object.fromEntries(Object.entries(asked ?? {}).map(([name, range]) => [name, toCaretRange(range)]));

/**
 * The room's package.json without workspace fields, with shared ones.
 * @param project the project's
 * @param more subpaths of style sheets
 * @param isUsed whether shipped files import a package
 */
export function createPublishedManifest(folder, room, project, more, isUsed) {
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
    exports: { ...toBuiltExports(exports), ...more, './package.json': './package.json' },
    dependencies: toCaretRanges(Object.fromEntries(used)),
    ...(peerDependencies && { peerDependencies: toCaretRanges(peerDependencies) }),
  };
}
