import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ENTRY = '\0size:';
/** What every part stands on, so that what one adds can be told. */
const BASE = '@parvis/theme/css/stitches';

/** What a chunk says of itself. */
interface Chunk {
  readonly type: 'chunk';
  readonly name: string;
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly code: string;
  readonly imports: readonly string[];
}

/** The code that a chunk needs, itself included. */
function codeOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): string {
  const reached = new Set([chunk]);
  for (const { imports } of reached) {
    for (const name of imports) {
      const next = chunks.get(name);
      if (next) reached.add(next);
    }
  }
  return [...reached].map(({ code }) => code).join('');
}

/** Bytes of a component (gzip, React apart), and those of them that all parts share. */
export interface Size {
  readonly whole: number;
  readonly shared: number;
}

/**
 * Builds each component by itself, minified, as somebody’s bundler does.
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
  const results = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
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
  const bytes = new Map(
    chunks
      .filter(({ isEntry }) => isEntry)
      .map((chunk) => [chunk.name, gzipSync(codeOf(chunk, byFile)).length]),
  );
  const shared = bytes.get('base') ?? 0;
  return Object.fromEntries(components.map(([name]) => [name, { whole: bytes.get(name) ?? 0, shared }]));
}
