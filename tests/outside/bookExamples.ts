import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/project.mjs';

const SNIPPETS = join(ROOT, '.storybook', 'pages', 'snippets');

/** Name to lines. */
export const bookExamples = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync(SNIPPETS).map((name) => [
      `snippets/${name}`,
      readFileSync(join(SNIPPETS, name), 'utf8').split('\n'),
    ]),
  );
