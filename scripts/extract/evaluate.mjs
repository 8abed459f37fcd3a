// With Stitches, once per build.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { makeTreeShakable } from './asked.mjs';
import { findStyleCalls, STYLES } from './calls.mjs';
import { replacePieces } from './syntax.mjs';

const ENTRY = '\0styles';
const LATER = '\0later';

const BASE = `export const base = Object.values(instance.sheet.rules)
  .reverse()
  .flatMap(({ group }) => group.cssRules.map(({ cssText }) => cssText));
export { instance };`;

let times = 0;

/** Holds a module's style calls. */
const HELD = 'parvisStyles';

/** Under its file's name. */
function instrumentStyles(code, file) {
  const pieces = findStyleCalls(code).map(({ make, callee: { start, end, name } }, at) => ({
    start,
    end,
    by: `globalThis.parvisMade(${JSON.stringify(file)}, ${at}, ${JSON.stringify(make)}, ${name})`,
  }));
  const taken = new Set(pieces.map(({ start }) => start));
  const left = makeTreeShakable(code).filter(({ start }) => !taken.has(start));
  return `${replacePieces(code, [...left, ...pieces])}\nexport const ${HELD} = {};`;
}

const makeEntry = (root, files) => {
  const imports = files.map(
    (file, at) => `import { ${HELD} as held${at} } from ${JSON.stringify(join(root, file))};`,
  );
  const held = files.map((_, at) => `held${at}`);
  return [
    ...imports,
    `export const held = [${held.join(', ')}];`,
    `export { base, instance } from '${STYLES}';`,
  ].join('\n');
};

/** Of all styled files, with their Stitches instance. */
const makeEvaluatePlugin = (root, files, pathOf) => ({
  name: 'parvis:styles',
  resolveId: {
    order: 'pre',
    handler(source) {
      if (source === ENTRY) return source;
      return pathOf && source.startsWith('@parvis/') ? join(root, pathOf(source)) : null;
    },
  },
  // Static imports hold all styles.
  resolveDynamicImport: () => ({ id: LATER }),
  load(id) {
    if (id === LATER) return 'export {};';
    return id === ENTRY ? makeEntry(root, files) : null;
  },
  transform(code, id) {
    const file = id.slice(root.length + 1);
    if (/^theme\/css\/stitches\.[jt]s$/.test(file)) return `${code}\n${BASE}`;
    if (files.includes(file)) return instrumentStyles(code, file);
    return id.startsWith(root) && !id.includes('/node_modules/') && /\.[jt]sx?$/.test(id)
      ? replacePieces(code, makeTreeShakable(code))
      : null;
  },
});

/**
 * @param root folder, sources or built
 * @param files styled modules below it
 * @param pathOf maps a package path to a file where the package's own exports differ
 * @returns Stitches instance, base rules, and input and result of calls by file
 */
export async function evaluate(root, files, pathOf) {
  // A unique name, because imports are cached.
  times += 1;
  const outDir = join(root, 'dist', `styles-${process.pid}-${times}`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [makeEvaluatePlugin(root, files, pathOf)],
    ssr: { noExternal: [/^@parvis\//] },
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        input: { styles: ENTRY },
        // Only styles with their dependencies.
        treeshake: { moduleSideEffects: false },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  const calls = new Map(files.map((file) => [file, []]));
  globalThis.parvisMade =
    (file, at, make, maker) =>
    (...given) => {
      const made = maker(...given);
      calls.get(file)[at] = { make, given, made };
      return made;
    };
  try {
    const { instance, base } = await import(pathToFileURL(join(outDir, 'styles.mjs')).href);
    return { instance, base, calls };
  } finally {
    delete globalThis.parvisMade;
    rmSync(outDir, { recursive: true, force: true });
  }
}

export const findStyledFiles = (root, files) =>
  files.filter((file) => readFileSync(join(root, file), 'utf8').includes(STYLES));
