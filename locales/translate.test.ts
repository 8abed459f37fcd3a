import { expect, test } from 'vitest';
import { loaders } from './areas.ts';
import { createTextStore } from './translate.ts';

const storeWith = (texts: Record<string, string>) => createTextStore('fr-FR', { entry: texts });
const say = (texts: Record<string, string>, id: string, values?: Record<string, string | number>) =>
  storeWith(texts).t(id as never, values);

test('a text that is not there shows as its id between double dashes', () => {
  expect(say({}, 'no.such')).toBe('--no.such--');
});

test('an id with dots and colons is one id', () => {
  expect(say({ 'a.b:c': 'oui' }, 'a.b:c')).toBe('oui');
});

test('what a person wrote is put in as it is, never as markup or as another text', () => {
  expect(say({ hi: 'Bonjour {{name}}' }, 'hi', { name: '<b>$t(hi)</b> & {{name}}' })).toContain('<b>');
});

test('French counts zero and one as one, English one only', () => {
  const forms = { n_one: '{{count}} jour', n_other: '{{count}} jours' };
  expect(say(forms, 'n', { count: 0 })).toBe('0 jour');
  expect(say(forms, 'n', { count: 2 })).toBe('2 jours');
});

test('changing the language brings the areas in use along', async () => {
  const store = createTextStore('fr-FR');
  await store.load('home');
  expect(store.t('home.title')).toBe('Mes cas');
  await store.setLocale('en-US');
  expect(store.t('home.title')).toBe('My cases');
});

test.each(Object.keys(loaders['fr-FR']) as (keyof (typeof loaders)['fr-FR'])[])(
  'area %s has the same texts and the same values to fill in, in both languages',
  async (area) => {
    const [french, english] = await Promise.all([loaders['fr-FR'][area](), loaders['en-US'][area]()]);
    expect(Object.keys(english)).toEqual(Object.keys(french));
    const holes = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
    for (const id of Object.keys(french)) expect([id, holes(english[id])]).toEqual([id, holes(french[id])]);
  },
);

test('French puts a narrow no-break space before double punctuation', async () => {
  for (const load of Object.values(loaders['fr-FR'])) {
    for (const [id, text] of Object.entries(await load())) {
      // Quoted from the specification as it stands there.
      if (id === 'load.slow') continue;
      expect([id, text.match(/[^\u202f\u00a0\s][?!;](?:\s|$)|\S[^\S\u202f\u00a0][?!;:]/)?.[0]]).toEqual([
        id,
        undefined,
      ]);
    }
  }
});
