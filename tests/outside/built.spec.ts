import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ROOT } from '../../scripts/project.mjs';
import { rooms } from './readmes.ts';

const PACKED = join(ROOT, 'dist', 'packages');
const read = (path: string) => readFileSync(join(PACKED, path), 'utf8');

const modules = ['ui', 'questionnaire'].flatMap((room) =>
  readdirSync(join(PACKED, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .map((path) => `${room}/${path}`),
);
const isOfClients = (path: string) => read(path).startsWith("'use client';\n");

/** In built modules. */
const OF_BROWSERS = [
  /\buse[A-Z]\w*\(/,
  /\bcreateContext\(/,
  /\bon[A-Z]\w+: \(?\w*\)? =>/,
  /from ['"](?:@radix-ui\/|vaul)/,
];

test('every built module with hooks, context or handlers has "use client"', () => {
  const needing = modules.filter((path) => OF_BROWSERS.some((sign) => sign.test(read(path))));
  expect(needing.length).toBeGreaterThan(60);
  expect(needing.filter((path) => !isOfClients(path))).toEqual([]);
});

test('other parts stay server components', () => {
  const drawn = [
    'Avatar',
    'ButtonLink',
    'Chip',
    'EmptyState',
    'Separator',
    'Skeleton',
    'TileGrid',
    'VisuallyHidden',
  ];
  expect(drawn.filter((name) => isOfClients(`ui/parts/${name}/${name}.js`))).toEqual([]);
  expect(modules.filter((path) => path.startsWith('ui/icons/') && isOfClients(path))).toEqual([]);
});

test('no module creates styles at run time', () => {
  expect(modules.filter((path) => /stitches|globalCss|keyframes\(/.test(read(path)))).toEqual([]);
});

test('a package names its source, uses version ranges and ships its changelog', () => {
  for (const room of rooms) {
    const { homepage, bugs, repository, keywords, exports, dependencies, peerDependencies } = JSON.parse(
      read(`${room}/package.json`),
    );
    expect({ homepage, bugs, directory: repository.directory }).toEqual({
      homepage: expect.stringMatching(/^https:/),
      bugs: expect.stringMatching(/^https:/),
      directory: room,
    });
    expect(keywords.length).toBeGreaterThan(3);
    expect(exports['./package.json']).toBe('./package.json');
    for (const range of Object.values({ ...dependencies, ...peerDependencies })) expect(range).toMatch(/^\^/);
    expect(dependencies).not.toHaveProperty('@parvis/theme');
    expect(read(`${room}/CHANGELOG.md`)).toContain('## ');
  }
});
