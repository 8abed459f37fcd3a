import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missingFiles, projectFiles } from './paths.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)(?:\/\/|--)\s.*/gm;

const commentsOf = (source: string): string => (source.match(COMMENT) ?? []).join('\n');

/** From the root, or by the end of a path in the room. */
const missingIn = (path: string, comments: string, files = projectFiles): string[] =>
  missingFiles(`${path.split('/')[0]}/README.md`, comments, files);

it('comments name only existing files', () => {
  const sources = projectFiles.filter(
    (path) => /^[\w.]+\/.*\.(?:tsx?|mjs|sql)$/.test(path) && !path.endsWith('/commentPaths.test.ts'),
  );
  expect(sources.length).toBeGreaterThan(2_000);
  const missing = sources.flatMap((path) =>
    missingIn(path, commentsOf(readFileSync(join(ROOT, path), 'utf8'))).map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it.each([
  ['in a block', '/** As in `a/one.ts`, `gone.ts`. */', ['gone.ts']],
  ['in a line', 'const x = 1; // see `gone.ts`', ['gone.ts']],
  ['of SQL', '-- see `gone.sql`', ['gone.sql']],
  ['outside of comments', 'const x = `gone.ts`;', []],
])('reads names %s', (_title, source, missing) =>
  expect(missingIn('room/two.ts', commentsOf(source), ['room/a/one.ts'])).toEqual(missing),
);
