import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/project.mjs';

const GUIDES = join(ROOT, '.storybook', 'guides');
const STORIES = '.stories.tsx';

const foldersOf = (room: string) => readdirSync(join(ROOT, 'ui', room)).filter((name) => /^[A-Z]/.test(name));

it("the book has exactly one guide for each part and each screen's stories", () => {
  const guided = readdirSync(GUIDES).flatMap((file) =>
    [...readFileSync(join(GUIDES, file), 'utf8').matchAll(/^## (\w+)$/gm)].map(([, name]) => name),
  );
  const screens = foldersOf('screens').flatMap((name) =>
    readdirSync(join(ROOT, 'ui', 'screens', name)).filter((file) => file.endsWith(STORIES)),
  );
  const there = [...foldersOf('parts'), ...screens.map((file) => file.slice(0, -STORIES.length))];
  expect(guided.sort()).toEqual(there.sort());
});
