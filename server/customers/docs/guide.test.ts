import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../base/packageRoot.ts';
import { run } from '../command/command.ts';
import { exampleOf as newCustomer } from '../new/example.ts';
import { EXAMPLES } from '../read/examples.ts';
import { found } from '../read/findings.ts';
import { SERVICES } from '../read/names.ts';
import { WORDS_KEYS } from '../read/shape.ts';
import { blocksOf, exampleOf, GUIDES, partsOf, withParts, withRecipe, withStep } from './guide.ts';
import { KEY_WORDS, LEVEL_WORDS, SERVICE_WORDS } from './keyWords.ts';
import { isWords, keyRows, TABLES } from './tables.ts';

const parent = mkdtempSync(join(tmpdir(), 'parvis-guide-'));
let made = 0;
/** What `parvis check` says of a customer with this file. */
function checked(file: object): readonly string[] {
  made += 1;
  const folder = join(parent, String(made));
  mkdirSync(folder);
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'customer.json'), JSON.stringify(file));
  return run([folder]).lines.map((line) => line.replace(`${folder}/`, ''));
}
const FINE = ['customer.json: no finding'];
/** What is unwise in a file that grows, and comes with a later step or is left to its reader: the guide says so. */
const ADVICE = /\[warning (?:noContact|noAdmin|untranslated)\]$/;
/** What is said beside it. */
function wrongIn(file: object): readonly string[] {
  const lines = checked(file);
  const wrong = lines.filter((line) => !ADVICE.test(line));
  return wrong.filter((line) => line !== FINE[0] && !line.includes(': 0 errors, '));
}

const LANGUAGES = ['fr', 'en'] as const;
const guides = LANGUAGES.map(
  (language) => [language, readFileSync(join(packageRoot, '..', GUIDES[language]), 'utf8')] as const,
);

describe.each(guides)('the guide to a customer’s file, in %s', (language, guide) => {
  it('has its tables as the schema has them (node server/bin/write-customer-tables.mjs writes them)', () => {
    expect(withParts(guide, language)).toBe(guide);
  });

  it('has every table once', () => {
    expect(partsOf(guide).sort()).toEqual([...Object.keys(TABLES), 'whole'].sort());
  });

  it('has an example that is right after each of its steps, and of some sixty lines in the end', () => {
    const steps = blocksOf(guide, 'step');
    expect(steps.length).toBeGreaterThan(4);
    for (const at of steps.keys()) expect(wrongIn(Object.assign({}, ...steps.slice(0, at + 1)))).toEqual([]);
    expect(checked(Object.assign({}, ...steps.slice(0, -1)))).toEqual(FINE);
    const [, whole = ''] = /<!-- made: whole -->([\s\S]*?)<!-- end -->/.exec(guide) ?? [];
    const lines = whole.trim().split('\n').length;
    expect([lines >= 45, lines <= 80]).toEqual([true, true]);
  });

  const recipes = blocksOf(guide, 'recipe');
  it('has ten recipes and one more', () => expect(recipes).toHaveLength(11));
  it('has a recipe of a poll, to which the sentence about tiles that there are not leads', () => {
    const [heading] =
      found('noPolls', '').words[language].match(/(?<=[«"]\u202f?)(?:Un sondage|A poll)/) ?? [];
    expect(guide).toContain(`### ${heading}\n`);
  });
  it.each(recipes.map((recipe, at) => [at + 1, recipe] as const))('has recipe %i right', (_, recipe) => {
    expect(wrongIn(withRecipe(exampleOf(guide), recipe))).toEqual([]);
  });
  it('has recipes that take nothing away: each is added to the menu that is there', () => {
    const all = recipes.reduce(withRecipe, exampleOf(guide));
    expect(wrongIn(all)).toEqual([]);
    expect(all).toHaveProperty('menu.0.code', 'lamp');
    expect(all).toHaveProperty('menu.1.code', 'other');
    const tiles = recipes.flatMap((recipe) =>
      'menu' in recipe && Array.isArray(recipe.menu) ? recipe.menu : [],
    );
    expect(all).toHaveProperty('menu.length', 2 + tiles.length);
  });
  it('has recipes that can be added to what `parvis new` writes', () => {
    const answers = { name: 'Elme', mail: 'a@elme.example', colour: '#0A7D4B', place: 'Gare' };
    const written = newCustomer('elme', 'logo.svg', { ...answers, languages: ['fr', 'en'] });
    for (const recipe of recipes.filter((one) => 'menu' in one))
      expect(wrongIn(withRecipe(written, recipe))).toEqual([]);
  });
  it('has steps that leave the palette which `parvis new` wrote', () => {
    const answers = { name: 'Elme', mail: 'a@elme.example', colour: '#0A7D4B', place: 'Gare' };
    const written = newCustomer('elme', 'logo.svg', { ...answers, languages: ['fr', 'en'] });
    const grown = blocksOf(guide, 'step').reduce(withStep, written);
    expect(wrongIn(grown)).toEqual([]);
    const { appColors = {} } = grown as { appColors?: object };
    expect(Object.keys(appColors).length).toBeGreaterThan(40);
    const [, told = ''] = /^### 2\.[^\n]*\n\n([^\n]*)/m.exec(guide) ?? [];
    expect(told).toMatch(/n’en effacez rien|take nothing out of it/);
  });
  it('shows what adding to a list is', () => {
    const [before = {}, after = {}] = [...blocksOf(guide, 'before'), ...blocksOf(guide, 'after')];
    const [, name] = Object.entries(after)[0] ?? [];
    expect(Array.isArray(name) && name.length).toBe(2);
    expect(withRecipe(before, after)).toEqual(after);
  });

  it('has no block of JSON that nothing loads', () => {
    const blocks = [...guide.replace(/<!-- made: whole[\s\S]*?end -->/, '').matchAll(/^```json(.*)$/gm)];
    expect(
      blocks.filter(([, kind = '']) => !['step', 'recipe', 'before', 'after'].includes(kind.trim())),
    ).toEqual([]);
  });
});

it('both languages show the same example and the same recipes', () => {
  const [first, second] = guides.map(([, guide]) => [blocksOf(guide, 'step'), blocksOf(guide, 'recipe')]);
  expect(second).toEqual(first);
});

it('every key, level and service has its words, and no other', () => {
  expect(Object.keys(KEY_WORDS).sort()).toEqual(keyRows.map(({ place }) => place).sort());
  expect(Object.keys(SERVICE_WORDS)).toEqual(SERVICES);
  const levels = keyRows.find(({ place }) => place === 'staff[].level')?.node.enum;
  expect(Object.keys(LEVEL_WORDS)).toEqual(levels);
});

it('every key of words is known as one to whoever writes a text there', () => {
  const keys = keyRows.filter(({ node }) => isWords(node)).map(({ place }) => place.split('.').at(-1) ?? '');
  expect([...new Set(keys)].sort()).toEqual([...WORDS_KEYS].sort());
});

it('every key that is needed has an example for whoever left it out, or a list of what may stand there', () => {
  const needed = keyRows.filter(({ required, node }) => required && !node.enum && node.type !== 'integer');
  const keys = needed.map(({ place }) => place.split('.').at(-1) ?? '');
  expect([...new Set(keys)].sort()).toEqual(Object.keys(EXAMPLES).sort());
  expect(Object.values(EXAMPLES).map((text) => typeof JSON.parse(text))).not.toContain('undefined');
});

it('a recipe that rots is seen', () => {
  const [, guide = ''] = guides[0] ?? [];
  expect(wrongIn({ ...exampleOf(guide), menu: [{ code: 'a', type: 'info' }] })).not.toEqual([]);
});
