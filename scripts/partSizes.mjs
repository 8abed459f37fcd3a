// What the packages weigh as a page loads them, measured on what is packed: `npm run sizes` writes the tables of the READMEs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ensureBuilt, ROOT } from './project.mjs';
import { targetOf } from './shipping.mjs';

const PACKED = join(ROOT, 'dist', 'packages');
const ENTRY = '\0size';
/** What every part stands on. */
const BASE = "export * from '@parvis/theme/css/classes';";

/** What is measured of each package beside parts, as somebody imports it. */
const ENTRIES = {
  theme: [
    [
      '`parsePalette`, `resolve`, `applyTheme`',
      `export { parsePalette } from '@parvis/theme/palette/palette';
       export { resolve } from '@parvis/theme/palette/resolve'; export { applyTheme } from '@parvis/theme/css/apply';`,
    ],
    ['`themeCss`', "export { themeCss } from '@parvis/theme/css/css';"],
    ['`readablePalette`', "export { readablePalette } from '@parvis/theme/contrast/readable';"],
    ['`paletteFromBrand`', "export { paletteFromBrand } from '@parvis/theme/derive/fromBrand';"],
  ],
  locales: [
    [
      'words of parts, one language',
      `export { parts } from '@parvis/locales/en/parts'; export { partTexts } from '@parvis/locales/partTexts';
       export { wordsOf } from '@parvis/locales/words';`,
    ],
  ],
  questionnaire: [
    [
      'engine',
      `export { start, transition } from '@parvis/questionnaire/engine/transition';
       export { snapshot, restore } from '@parvis/questionnaire/engine/snapshot';`,
    ],
    [
      'engine, renderer and parts',
      "export { Questionnaire } from '@parvis/questionnaire/react/Questionnaire';",
    ],
  ],
};
/** Why the heaviest parts are: what they take of libraries, by itself. */
const LIBRARIES = {
  '@radix-ui/react-dialog': '{ Root, Portal, Content, Title, Description }',
  vaul: '{ Drawer }',
};

/** The file of a packed package that a name leads to: `@parvis/ui/parts/Tile`. */
export function packedFile(name) {
  const [, room, rest] = /^@parvis\/(\w+)\/(.+)$/.exec(name) ?? [];
  const { exports } = JSON.parse(readFileSync(join(PACKED, room, 'package.json'), 'utf8'));
  const targets = Object.entries(exports).map(([path, to]) => [path, to.default ?? to]);
  return join(PACKED, room, targetOf(Object.fromEntries(targets), `./${rest}`));
}

/** The packages as they are packed, not the rooms that they were built of. */
const packed = (code) => ({
  name: 'parvis:packed',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === ENTRY) return id;
    if (id.startsWith('@parvis/')) return packedFile(id);
    return importer === ENTRY ? this.resolve(id, join(ROOT, 'ui', 'package.json')) : null;
  },
  load: (id) => (id === ENTRY ? code : null),
});

/** Bytes of what a page loads for a module (gzip, React apart), minified as by somebody's bundler. */
async function gzipOf(code) {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [packed(code)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        external: /^react(?:-dom)?(?:\/|$)/,
        input: { entry: ENTRY },
      },
    },
  });
  const chunks = [result].flat().flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'));
  // What comes on demand is no part of it.
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of reached)
    for (const file of imports) if (byFile.has(file)) reached.add(byFile.get(file));
  return gzipSync([...reached].map(({ code: text }) => text).join(''), { level: 9 }).length;
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const table = (head, rows) =>
  [head, head.map((_, at) => (at % 2 === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** What a part adds to what all share. */
export const partSize = async (name) =>
  (await gzipOf(`${BASE}\nexport * from '@parvis/ui/parts/${name}';`)) - (await gzipOf(BASE));

const partNames = () =>
  readdirSync(join(PACKED, 'ui', 'parts'))
    .filter((name) => /^[A-Z]/.test(name))
    .sort();

/** Pairs side by side, to be read down each column. */
function columns(pairs, width) {
  const height = Math.ceil(pairs.length / width);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => pairs[column * height + row] ?? ['', '']).flat(),
  );
}

async function ofParts() {
  const shared = await gzipOf(BASE);
  const sheet = (name) => kilobytes(gzipSync(readFileSync(join(PACKED, 'ui', name)), { level: 9 }).length);
  const pairs = [];
  for (const name of partNames()) pairs.push([name, kilobytes(await partSize(name))]);
  const libraries = [];
  for (const [library, taken] of Object.entries(LIBRARIES))
    libraries.push(`${library} ${kilobytes(await gzipOf(`export ${taken} from '${library}';`))}`);
  return [
    `Script of each part with all it needs, beyond the ${kilobytes(shared)} kB that all share, in kB of gzip, React apart. The sheets: \`@parvis/ui/styles.css\``,
    `${sheet('styles.css')}, \`@parvis/ui/screens.css\` ${sheet('screens.css')}. What overlays stand on, by itself: ${libraries.join(', ')} (vaul brings the former along).`,
    '',
    table(Array(4).fill(['part', 'kB']).flat(), columns(pairs, 4)),
  ].join('\n');
}

async function ofRoom(room) {
  const rows = [];
  for (const [name, code] of ENTRIES[room]) rows.push([name, kilobytes(await gzipOf(code))]);
  return ['Script with all it needs, React apart.', '', table(['what', 'kB (gzip)'], rows)].join('\n');
}

const MARKED = /(<!-- npm run sizes -->\n)[\s\S]*?(<!-- end of sizes -->)/;

async function main() {
  await ensureBuilt('packages');
  for (const room of ['ui', ...Object.keys(ENTRIES)]) {
    const path = join(ROOT, room, 'README.md');
    const text = readFileSync(path, 'utf8');
    if (!MARKED.test(text)) throw new Error(`${path} has no place for sizes.`);
    const sizes = room === 'ui' ? await ofParts() : await ofRoom(room);
    writeFileSync(
      path,
      text.replace(MARKED, (_, before, after) => `${before}${sizes}\n\n${after}`),
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
