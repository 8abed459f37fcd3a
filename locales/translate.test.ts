import { expect, test } from 'vitest';
import { type Area, loaders, type Texts } from './areas.ts';
import { defaultLocale, locales } from './languages.ts';
import { createTextStore } from './translate.ts';

const areas = Object.keys(loaders[defaultLocale]) as Area[];

const storeWith = (texts: Record<string, string>) => createTextStore('fr-FR', { entry: texts });
const say = (texts: Record<string, string>, id: string, values?: Record<string, string | number>) =>
  storeWith(texts).t(id as never, values);

test('shows a missing text as its id between double dashes', () => {
  expect(say({}, 'no.such')).toBe('--no.such--');
});

test('inserts user input literally, never as markup or as another text', () => {
  expect(say({ hi: 'Bonjour {{name}}' }, 'hi', { name: '<b>$t(hi)</b> & {{name}}' })).toContain('<b>');
});

test('treats zero as singular in French, and as plural in English', () => {
  const forms = { n_one: '{{count}} jour', n_other: '{{count}} jours' };
  expect(say(forms, 'n', { count: 0 })).toBe('0 jour');
  expect(say(forms, 'n', { count: 2 })).toBe('2 jours');
});

test('reloads the used areas when the language changes', async () => {
  const store = createTextStore('fr-FR');
  await store.load('home');
  expect(store.t('home.title')).toBe('Mes signalements');
  await store.setLocale('en-US');
  expect(store.t('home.title')).toBe('My reports');
});

/** Counts notifications of a store while `act` runs. */
async function told(store: ReturnType<typeof createTextStore>, act: () => Promise<void>): Promise<number> {
  let times = 0;
  const stop = store.subscribe(() => {
    times += 1;
  });
  await act();
  stop();
  return times;
}

test('does not notify when texts arrive that were never requested', async () => {
  const store = createTextStore('fr-FR', { entry: { hi: 'Bonjour' } });
  expect(store.t('hi' as never)).toBe('Bonjour');
  expect(await told(store, () => store.load('home', 'report'))).toBe(0);
  expect(store.t('home.title')).toBe('Mes signalements');
});

test('notifies when requested texts arrive, and of no others later', async () => {
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

test.each(further)('%s has the texts of %s, with the same values', async (locale, area) => {
  const [first, other] = await Promise.all([loaders[defaultLocale][area](), loaders[locale][area]()]);
  const idsOf = (texts: Texts) => [...new Set(Object.keys(texts).map(withoutForm))];
  expect(idsOf(other)).toEqual(idsOf(first));
  const holes = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
  for (const [id, text] of Object.entries(other)) {
    const source = first[id] ?? first[`${withoutForm(id)}_other`];
    expect([id, holes(text)]).toEqual([id, holes(source)]);
  }
});

test.each(locales)('has in %s every plural form that the language needs for its counts', async (locale) => {
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
});

test('puts a narrow no-break space before double punctuation in French', async () => {
  for (const load of Object.values(loaders['fr-FR'])) {
    for (const [id, text] of Object.entries(await load())) {
      // Quoted from the specification.
      if (id === 'load.slow') continue;
      expect([id, text.match(/[^\u202f\u00a0\s][?!;](?:\s|$)|\S[^\S\u202f\u00a0][?!;:]/)?.[0]]).toEqual([
        id,
        undefined,
      ]);
    }
  }
});

test('has no plain space inside French quotes', async () => {
  for (const load of Object.values(loaders['fr-FR']))
    for (const [id, text] of Object.entries(await load()))
      expect([id, text.match(/«[^\u202f\u00a0]|[^\u202f\u00a0]»/)?.[0]]).toEqual([id, undefined]);
});

/** A first person or a complete sentence: an empty field would seem filled. */
const _TYPED = /[.!]$|\b(?:merci|nous|je|thank|thanks|we|i)\b/i;
