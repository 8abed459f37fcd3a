import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storyCode } from '../../.storybook/code/storyCode.ts';
import { partGuides, screenGuides } from '../../.storybook/guides/all.ts';
import { ROOT } from '../../scripts/project.mjs';

const PAGES = join(ROOT, '.storybook', 'pages');
const STORIES = '.stories.tsx';

const storyFiles = ['ui/parts', 'ui/screens'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(STORIES))
    .map((path) => join(ROOT, room, path)),
);

/** Everything that the book prints to be copied: file → its lines. */
export function bookExamples(): ReadonlyMap<string, readonly string[]> {
  const printed = new Map<string, readonly string[]>();
  const print = (file: string, names: readonly string[]) => {
    const code = storyCode(file);
    for (const name of names)
      printed.set(`examples/${basename(file, STORIES)}.${name}.tsx`, (code[name] ?? 'missing').split('\n'));
  };
  for (const file of storyFiles) {
    const name = basename(file, STORIES);
    const guide = partGuides[name] ?? screenGuides[name];
    if (guide)
      print(
        file,
        guide.examples.map(({ story }) => story),
      );
  }
  const patterns = join(PAGES, `Patterns${STORIES}`);
  print(patterns, Object.keys(storyCode(patterns)));
  for (const snippet of readdirSync(join(PAGES, 'snippets')))
    printed.set(`snippets/${snippet}`, readFileSync(join(PAGES, 'snippets', snippet), 'utf8').split('\n'));
  return printed;
}
