import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, loaders } from '@parvis/locales/areas';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const USING = ['api', 'app', 'ui', 'previews', 'server', 'questionnaire', 'theme', 'locales', '.storybook'];
const SOURCE = /\.(?:tsx?|mdx)$/;
const NOT_PRODUCT = /\.(?:test|spec|stories)\.|node_modules|[\\/]dist[\\/]|[\\/]testing[\\/]|scenarios/;
const TEXTS = /^locales[\\/](?:fr|en)[\\/]/;
/** May build a text id. */
const TEMPLATE = /`((?:[\w.-]|\$\{[^}`]+\})*\$\{[^}`]+\}(?:[\w.-]|\$\{[^}`]+\})*)`/g;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const sources = USING.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
)
  .filter((path) => SOURCE.test(path) && !NOT_PRODUCT.test(path) && !TEXTS.test(path))
  .map(read)
  .join('\n');

/** Neither literal nor by template; template parts must occur as a string or key. */
function createFinder(text: string): (ids: readonly string[]) => string[] {
  const named = new Set([...text.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, name = '']) => name));
  const known = new Set([...named, ...[...text.matchAll(/\b(\w+)\??:/g)].map(([, key = '']) => key)]);
  const templates = [...new Set([...text.matchAll(TEMPLATE)].map(([, written = '']) => written))]
    .filter((written) => /\w\.|\.\w/.test(written.replaceAll(/\$\{[^}]+\}/g, '')))
    .map((written) => {
      const fixed = written.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', '\\.'));
      return new RegExp(`^${fixed.join('([\\w.-]+)')}$`);
    });
  const isFilled = (filling: string): boolean =>
    named.has(filling) || filling.split('.').every((part) => known.has(part));
  const isMade = (id: string): boolean =>
    templates.some((template) => template.exec(id)?.slice(1).every(isFilled) ?? false);
  return (ids) =>
    ids.filter((id) => {
      // By their base id.
      const base = id.replace(/_(?:zero|one|two|few|many|other)$/, '');
      return !named.has(base) && !isMade(base);
    });
}

const findUnused = createFinder(sources);

it.each(Object.keys(loaders['fr-FR']) as Area[])('every text of area %s is used', async (area) => {
  const ids = Object.keys(await loaders['fr-FR'][area]());
  expect(ids.length).toBeGreaterThan(0);
  expect(findUnused(ids)).toEqual([]);
});

it('finds an unused text next to similar ids', () => {
  const text = `t('menu.title'); t('found', { count }); t(\`report.send\`); t(\`made.\${kind}\`); kinds = { sms: 1 };`;
  const ids = [
    'menu.title',
    'menu.title.sub',
    'found_one',
    'found_other',
    'report.send',
    'made.sms',
    'made.fax',
  ];
  expect(createFinder(text)(ids)).toEqual(['menu.title.sub', 'made.fax']);
});
