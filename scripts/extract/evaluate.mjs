// Runs the styles of built modules with Stitches itself, once, where packages are built.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { STYLES, styleCalls } from './calls.mjs';
import { exchanged } from './syntax.mjs';

const ENTRY = '\0styles';

/** Added to the one file that knows Stitches: what it writes before anything is drawn. */
const BASE = `export const base = Object.values(instance.sheet.rules)
  .reverse()
  .flatMap(({ group }) => group.cssRules.map(({ cssText }) => cssText));
export { instance };`;

/** A module whose calls tell what they made, under the name of its file. */
function telling(code, file) {
  const pieces = styleCalls(code).map(({ make, callee: { start, end, name } }, at) => ({
    start,
    end,
    by: `globalThis.parvisMade(${JSON.stringify(file)}, ${at}, ${JSON.stringify(make)}, ${name})`,
  }));
  return exchanged(code, pieces);
}

/** One module of all files that make styles, which hands out the instance of Stitches they use. */
const plugin = (root, files, pathOf) => ({
  name: 'parvis:styles',
  enforce: 'pre',
  resolveId(source) {
    if (source === ENTRY) return source;
    return source.startsWith('@parvis/') ? join(root, pathOf(source)) : null;
  },
  load(id) {
    if (id !== ENTRY) return null;
    const imports = files.map((file) => `import ${JSON.stringify(join(root, file))};`);
    return [...imports, `export { base, instance } from '${STYLES}';`].join('\n');
  },
  transform(code, id) {
    const file = id.slice(root.length + 1);
    if (pathOf(STYLES) === file) return `${code}\n${BASE}`;
    return files.includes(file) ? telling(code, file) : null;
  },
});

/**
 * @param root the folder of the built modules
 * @param files those that make styles, below it
 * @param pathOf the file below it that a path of a package leads to
 * @returns the instance of Stitches, the rules that stand before all others, and each call with what it was given and what it made, by file
 */
export async function evaluate(root, files, pathOf) {
  const outDir = join(root, 'evaluated');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin(root, files, pathOf)],
    ssr: { noExternal: [/^@parvis\//] },
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        input: { styles: ENTRY },
        treeshake: false,
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
  const { instance, base } = await import(pathToFileURL(join(outDir, 'styles.mjs')).href);
  delete globalThis.parvisMade;
  return { instance, base, calls };
}

/** Files that make styles, of those given. */
export const styledFiles = (root, files) =>
  files.filter((file) => styleCalls(readFileSync(join(root, file), 'utf8')).length > 0);
