import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, loaders } from '@parvis/locales/areas';
import { describe, expect, it } from 'vitest';
import { patterns, unsaid } from './saidTexts.ts';

const root = join(import.meta.dirname, '..', '..');
const SAYING = ['api', 'app', 'ui', 'previews', 'server', 'questionnaire', '.storybook'];
const SOURCE = /\.(?:tsx?|mdx)$/;
const NOT_PRODUCT = /\.(?:test|spec|stories)\.|node_modules|[\\/]dist[\\/]|[\\/]testing[\\/]|scenarios/;

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, folder, file))
    .filter((file) => SOURCE.test(file) && !NOT_PRODUCT.test(file.slice(root.length)));

/** Sets of texts for `ui`, beside the areas. */
const sets = readdirSync(join(root, 'locales'))
  .filter((file) => /Texts\.ts$/.test(file))
  .map((file) => join(root, 'locales', file));
const sources = [...SAYING.flatMap(filesOf), ...sets].map((file) => readFileSync(file, 'utf8')).join('\n');

describe('every text is said somewhere', () => {
  it.each(Object.keys(loaders['fr-FR']) as Area[])('of the area %s', async (area) => {
    const ids = Object.keys(await loaders['fr-FR'][area]());
    expect(ids.length).toBeGreaterThan(0);
    expect(unsaid(ids, sources)).toEqual([]);
  });

  it.each(patterns)('$source makes $written: $why', ({ source, written, ids }) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(readFileSync(join(root, source), 'utf8')).toContain(`\`${written.replaceAll('{', '${')}\``);
  });
});

it('a text that nothing says is found, whatever stands beside it', () => {
  const says = "t('menu.title'); t('found', { count }); t(`report.send`)";
  const ids = [
    'menu.title',
    'menu.title.sub',
    'found_one',
    'found_other',
    'report.send',
    'qr.emergency',
    'made.a',
  ];
  expect(unsaid(ids, says, new Set(['made.a']))).toEqual(['menu.title.sub', 'qr.emergency']);
});
