import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const outDir = join(import.meta.dirname, 'dist', 'node');

async function compiled<T>(suite: string, load: () => Promise<T>): Promise<T> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: { ssr: join('suites', `${suite}.ts`), outDir, emptyOutDir: false, minify: false },
    ssr: { noExternal: [/^@parvis\//] },
  });
  return (await import(pathToFileURL(join(outDir, `${suite}.js`)).href)) as Awaited<ReturnType<typeof load>>;
}

/** Compiled like the server: on-the-fly TypeScript adds cost to every function. */
export const inNode = {
  theme: () => compiled('theme', () => import('./suites/theme.ts')),
  questionnaire: () => compiled('questionnaire', () => import('./suites/questionnaire.ts')),
} as const;
