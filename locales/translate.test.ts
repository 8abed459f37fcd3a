import { expect, test } from 'vitest';
import { type Area, loaders, type Texts } from './areas.ts';
import { defaultLocale, locales } from './languages.ts';
import { createTextStore } from './translate.ts';

const areas = Object.keys(loaders[defaultLocale]) as Area[];

const storeWith = (texts: Record<string, string>) => createTextStore('fr-FR', { entry: texts });
const say = (texts: Record<string, string>, id: string, values?: Record<string, string | number>) =>
  storeWith(texts).t(id as never, values);

test('a text that is not there shows as its id between double dashes', () => {
  expect(say({}, 'no.such')).toBe('--no.such--');
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
  expect(store.t('home.title')).toBe('Mes signalements');
  await store.setLocale('en-US');
  expect(store.t('home.title')).toBe('My reports');
});

/** How often a store tells that words may have changed while `act` runs. */
async function told(store: ReturnType<typeof createTextStore>, act: () => Promise<void>): Promise<number> {
  let times = 0;
  const stop = store.subscribe(() => {
    times += 1;
  });
  await act();
  stop();
  return times;
}

test('words that nobody asked for are no news: what is shown stays as it is drawn', async () => {
  const store = createTextStore('fr-FR', { entry: { hi: 'Bonjour' } });
  expect(store.t('hi' as never)).toBe('Bonjour');
  expect(await told(store, () => store.load('home', 'report'))).toBe(0);
  expect(store.t('home.title')).toBe('Mes signalements');
});

test('words that were asked for before they came are told of once they are there, and no others later', async () => {
  const fetchWords = async (_: unknown, area: Area): Promise<Texts> =>
    area === 'home' ? { n_one: '{{count}} jour', n_other: '{{count}} jours' } : { other: 'Autre' };
  const store = createTextStore('fr-FR', {}, fetchWords);
  expect(store.t('n' as never, { count: 2 })).toBe('--n--');
  expect(await told(store, () => store.load('report'))).toBe(0);
  expect(await told(store, () => store.load('home'))).toBe(1);
  expect(store.t('n' as never, { count: 2 })).toBe('2 jours');
  expect(await told(store, () => store.load('parts'))).toBe(0);
});

const further = locales.slice(1).flatMap((locale) => areas.map((area) => [locale, area] as const));
const withoutForm = (id: string) => id.replace(/_(zero|one|two|few|many|other)$/, '');

test.each(further)('%s has the texts of %s, with the same values to fill in', async (locale, area) => {
  const [first, other] = await Promise.all([loaders[defaultLocale][area](), loaders[locale][area]()]);
  const idsOf = (texts: Texts) => [...new Set(Object.keys(texts).map(withoutForm))];
  expect(idsOf(other)).toEqual(idsOf(first));
  const holes = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
  for (const [id, text] of Object.entries(other)) {
    const source = first[id] ?? first[`${withoutForm(id)}_other`];
    expect([id, holes(text)]).toEqual([id, holes(source)]);
  }
});

test.each(locales)(
  'in %s a text that counts has each form that its language has for what is counted here',
  async (locale) => {
    const rules = new Intl.PluralRules(locale);
    const forms = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
    for (const area of areas) {
      const texts = await loaders[locale][area]();
      const counted = Object.keys(texts)
        .filter((id) => id.endsWith('_other'))
        .map(withoutForm);
      const missing = counted.flatMap((id) =>
        [...forms].map((form) => `${id}_${form}`).filter((form) => !(form in texts) && !(id in texts)),
      );
      expect(missing).toEqual([]);
    }
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

test('French quotes keep what they hold: no plain space inside them', async () => {
  for (const load of Object.values(loaders['fr-FR']))
    for (const [id, text] of Object.entries(await load()))
      expect([id, text.match(/«[^\u202f\u00a0]|[^\u202f\u00a0]»/)?.[0]]).toEqual([id, undefined]);
});

/** Somebody's voice, or a sentence that ends: an empty field would look as if it held an answer. */
const _TYPED = /[.!]$|\b(?:merci|nous|je|thank|thanks|we|i)\b/i;
