import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Without types. */
const listNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => !name.startsWith('type '));

/** `Chat` → components of its file and of files that it re-exports. */
function listComponents(screen: string): string[] {
  const source = read(`ui/screens/${screen}/${screen}.tsx`);
  const own = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  const others = [...source.matchAll(/^export \{([^}]+)\} from/gm)].flatMap(([, list = '']) =>
    listNames(list),
  );
  return [...own, ...others].filter((name) => /^[A-Z]\w*[a-z]/.test(name));
}

const screens = readdirSync(join(root, 'ui/screens')).filter((name) => name !== 'shared');

/** `Chat.Chat`: imported by the app. */
const hosted = new Set(
  readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|(?:^|\/)(?:dist|node_modules)\//.test(name))
    .flatMap((name) => [
      ...read(`app/${name}`).matchAll(/import \{([^}]+)\} from '@parvis\/ui\/screens\/(\w+)'/g),
    ])
    .flatMap(([, list = '', screen]) => listNames(list).map((name) => `${screen}.${name}`)),
);

it('the app hosts every screen of the library', () => {
  const components = screens.flatMap((screen) => listComponents(screen).map((name) => `${screen}.${name}`));
  expect(components).toContain('Gathering.Gathering');
  expect(components).toContain('ReportStart.SendBar');
  expect(components.length).toBeGreaterThan(screens.length);
  expect(components.filter((name) => !hosted.has(name))).toEqual([]);
});
