import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { staticStyles } from '../../scripts/vite/staticStyles.ts';

const ENTRY = '\0size:';
/** What every part stands on, so that what one adds can be told. */
const BASE = '@parvis/theme/css/classes';
/** A library that uses all of another one: of that, whatever stands beside it would seem to need all. */
const USES_ALL = /\/node_modules\/vaul\//;

/** What a chunk says of itself. */
interface Chunk {
  readonly type: 'chunk';
  readonly name: string;
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

/** A chunk and those that it needs. */
function needed(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): readonly Chunk[] {
  const reached = new Set([chunk]);
  for (const { imports } of reached) {
    for (const name of imports) {
      const next = chunks.get(name);
      if (next) reached.add(next);
    }
  }
  return [...reached];
}

/** Bytes of a component (gzip, React and the sheet apart), and those of them that all parts share. */
export interface Size {
  readonly whole: number;
  readonly shared: number;
}

/** Builds modules minified, as somebody’s bundler does. @returns name → what a page loads of each */
async function loadedOf(
  root: string,
  paths: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly Chunk[]>> {
  const results = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      // Rules lie in a sheet, as they do in the packages.
      staticStyles('elsewhere'),
      {
        name: 'parvis:size-entries',
        resolveId: (id) => (id.startsWith(ENTRY) ? id : null),
        load: (id) => (id.startsWith(ENTRY) ? `export * from '${paths.get(id.slice(ENTRY.length))}';` : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        external: /^react(?:-dom)?(?:\/|$)/,
        input: Object.fromEntries([...paths.keys()].map((name) => [name, `${ENTRY}${name}`])),
      },
    },
  });
  const chunks = [results]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((output): output is typeof output & Chunk => output.type === 'chunk');
  const byFile = new Map<string, Chunk>(chunks.map((chunk) => [chunk.fileName, chunk]));
  return new Map(chunks.filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, needed(chunk, byFile)]));
}

/**
 * What each component weighs.
 *
 * @param root the repository.
 * @param components the name of each, and the path by which it is imported.
 * @returns name → size, as measured in this build.
 */
export async function sizesOf(
  root: string,
  components: readonly (readonly [name: string, path: string])[],
): Promise<Readonly<Record<string, Size>>> {
  const paths = new Map([...components, ['base', BASE] as const]);
  const together = await loadedOf(root, paths);
  const usesAll = (name: string) =>
    together.get(name)?.some(({ moduleIds }) => moduleIds.some((id) => USES_ALL.test(id))) ?? false;
  const others = await loadedOf(root, new Map([...paths].filter(([name]) => !usesAll(name))));
  const bytesOf = (name: string) =>
    gzipSync([...(others.get(name) ?? together.get(name) ?? [])].map(({ code }) => code).join('')).length;
  const shared = bytesOf('base');
  return Object.fromEntries(components.map(([name]) => [name, { whole: bytesOf(name), shared }]));
}
