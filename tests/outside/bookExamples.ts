import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/project.mjs';

const SNIPPETS = join(ROOT, '.storybook', 'pages', 'snippets');

/** Lists the files that the book prints to be copied: name → lines. */
export const bookExamples = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync(SNIPPETS).map((name) => [
      `snippets/${name}`,
      readFileSync(join(SNIPPETS, name), 'utf8').split('\n'),
    ]),
  );
