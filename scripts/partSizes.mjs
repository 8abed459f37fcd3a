// What each part of the packages weighs, as a page loads it: its script with all it needs, beyond what all parts share.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from './project.mjs';
import { targetOf } from './shipping.mjs';

const PACKED = join(ROOT, 'dist', 'packages');
const ENTRY = '\0part:';
/** What every part stands on. */
const BASE = 'base';
const BASE_CODE = "export * from '@parvis/theme/css/classes';";

/** The packages as they are packed, not the rooms that they were built of. */
const packed = (codes) => ({
  name: 'parvis:packed',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.startsWith(ENTRY)) return id;
    // A library that only they ask for, which an entry of no folder would not find.
    if (importer?.startsWith(ENTRY) && !id.startsWith('@parvis/'))
      return this.resolve(id, join(ROOT, 'ui', 'x.js'));
    const [, room, rest] = /^@parvis\/(\w+)\/(.+)$/.exec(id) ?? [];
    if (!room) return null;
    const { exports } = JSON.parse(readFileSync(join(PACKED, room, 'package.json'), 'utf8'));
    const targets = Object.entries(exports).map(([path, to]) => [path, to.default ?? to]);
    return join(PACKED, room, targetOf(Object.fromEntries(targets), `./${rest}`));
  },
  load: (id) => (id.startsWith(ENTRY) ? codes.get(id.slice(ENTRY.length)) : null),
});

/** The script of an entry and of what it imports. */
function scriptOf(chunk, byFile) {
  const reached = new Set([chunk]);
  for (const { imports } of reached)
    for (const file of imports) if (byFile.has(file)) reached.add(byFile.get(file));
  return [...reached];
}

/** The libraries of a script, each with the share of it that they are, in bytes before it is compressed. */
function sharesOf(chunks) {
  const shares = {};
  for (const [id, { renderedLength }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
    const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
    const name = library ?? (id.startsWith(PACKED) ? 'own' : 'bundler');
    shares[name] = (shares[name] ?? 0) + renderedLength;
  }
  return shares;
}

/** Name of a part → bytes of its script (gzip, React apart), those that all parts share, and what of it is whose. */
export async function partSizes(names = partNames()) {
  const codes = new Map([
    [BASE, BASE_CODE],
    ...names.map((name) => [name, `${BASE_CODE}\nexport * from '@parvis/ui/parts/${name}';`]),
  ]);
  const sizes = new Map();
  for (const name of codes.keys()) {
    const result = await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [packed(codes)],
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: {
          preserveEntrySignatures: 'strict',
          external: /^react(?:-dom)?(?:\/|$)/,
          input: { [name]: `${ENTRY}${name}` },
        },
      },
    });
    const chunks = [result].flat().flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'));
    const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const reached = scriptOf(
      chunks.find(({ isEntry }) => isEntry),
      byFile,
    );
    const bytes = gzipSync(reached.map(({ code }) => code).join(''), { level: 9 }).length;
    sizes.set(name, { bytes, shares: sharesOf(reached) });
  }
  const { bytes: shared } = sizes.get(BASE);
  sizes.delete(BASE);
  return {
    shared,
    parts: new Map([...sizes].map(([name, { bytes, shares }]) => [name, { added: bytes - shared, shares }])),
  };
}

/** The parts of the packed library. */
export const partNames = () =>
  readdirSync(join(PACKED, 'ui', 'parts'))
    .filter((name) => /^[A-Z]/.test(name))
    .sort();
