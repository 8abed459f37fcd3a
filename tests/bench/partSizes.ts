/** Of packed parts, as a page loads them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { ROOT } from '../../scripts/project.mjs';
import { resolveTarget } from '../../scripts/shipping.mjs';

const PACKED = join(ROOT, 'dist', 'packages');
const ENTRY = '\0size';
const BASE = "export * from '@parvis/theme/css/classes';";

export function packedFile(name: string): string {
  const [, room = '', rest = ''] = /^@parvis\/(\w+)\/(.+)$/.exec(name) ?? [];
  const { exports } = JSON.parse(readFileSync(join(PACKED, room, 'package.json'), 'utf8'));
  const targets = Object.entries<string | { default: string }>(exports).map(([path, to]) => [
    path,
    typeof to === 'string' ? to : to.default,
  ]);
  return join(PACKED, room, resolveTarget(Object.fromEntries(targets), `./${rest}`) ?? '');
}

/** Static imports without React, minified. */
async function gzipOf(code: string): Promise<number> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'parvis:packed',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? id : id.startsWith('@parvis/') ? packedFile(id) : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
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
  const outputs = [result].flat() as Rollup.RollupOutput[];
  const chunks = outputs.flatMap(({ output }) =>
    output.flatMap((one) => (one.type === 'chunk' ? [one] : [])),
  );
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  return gzipSync([...reached].map(({ code: text }) => text).join(''), { level: 9 }).length;
}

export const partSize = async (name: string): Promise<number> =>
  (await gzipOf(`${BASE}\nexport * from '@parvis/ui/parts/${name}';`)) - (await gzipOf(BASE));
