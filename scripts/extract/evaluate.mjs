// Runs the styles of modules with Stitches itself, once, where something is built of them.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { leftUnlessAsked } from './asked.mjs';
import { STYLES, styleCalls } from './calls.mjs';
import { exchanged } from './syntax.mjs';

const ENTRY = '\0styles';
const LATER = '\0later';

/** Added to the one file that knows Stitches: what it writes before anything is drawn. */
const BASE = `export const base = Object.values(instance.sheet.rules)
  .reverse()
  .flatMap(({ group }) => group.cssRules.map(({ cssText }) => cssText));
export { instance };`;

/** How often styles were run in this process. */
let times = 0;

/** By what a module is held together with its calls, of which nothing else may be read. */
const HELD = 'parvisStyles';

/** A module whose calls tell what they made, under the name of its file. */
function telling(code, file) {
  const pieces = styleCalls(code).map(({ make, callee: { start, end, name } }, at) => ({
    start,
    end,
    by: `globalThis.parvisMade(${JSON.stringify(file)}, ${at}, ${JSON.stringify(make)}, ${name})`,
  }));
  const taken = new Set(pieces.map(({ start }) => start));
  const left = leftUnlessAsked(code).filter(({ start }) => !taken.has(start));
  return `${exchanged(code, [...left, ...pieces])}\nexport const ${HELD} = {};`;
}

const entryOf = (root, files) => {
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

/** One module of all files that make styles, which hands out the instance of Stitches they use. */
const plugin = (root, files, pathOf) => ({
  name: 'parvis:styles',
  resolveId: {
    order: 'pre',
    handler(source) {
      if (source === ENTRY) return source;
      return pathOf && source.startsWith('@parvis/') ? join(root, pathOf(source)) : null;
    },
  },
  // Styles stand in what is imported at once.
  resolveDynamicImport: () => ({ id: LATER }),
  load(id) {
    if (id === LATER) return 'export {};';
    return id === ENTRY ? entryOf(root, files) : null;
  },
  transform(code, id) {
    const file = id.slice(root.length + 1);
    if (/^theme\/css\/stitches\.[jt]s$/.test(file)) return `${code}\n${BASE}`;
    if (files.includes(file)) return telling(code, file);
    return id.startsWith(root) && !id.includes('/node_modules/') && /\.[jt]sx?$/.test(id)
      ? exchanged(code, leftUnlessAsked(code))
      : null;
  },
});

/**
 * @param root the folder of the modules: sources, or what was built of them
 * @param files those that make styles, below it
 * @param pathOf the file below it that a path of a package leads to, where that is another than the package's own file says
 * @returns the instance of Stitches, the rules that stand before all others, and each call with what it was given and what it made, by file
 */
export async function evaluate(root, files, pathOf) {
  // A file that was imported once is not run again: each time is one of its own.
  times += 1;
  const outDir = join(root, 'dist', `styles-${process.pid}-${times}`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [plugin(root, files, pathOf)],
    ssr: { noExternal: [/^@parvis\//] },
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        input: { styles: ENTRY },
        // Of pages that need a browser nothing is run but their styles, and what those are made of.
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

/** Files that make styles, of those given. */
export const styledFiles = (root, files) =>
  files.filter((file) => readFileSync(join(root, file), 'utf8').includes(STYLES));
