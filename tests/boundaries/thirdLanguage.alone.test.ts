import { createTextStore } from '@parvis/locales/translate';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

/** A table row and a folder. No real language has the code `zz`. */
vi.mock('../../locales/languageTable.ts', async (original) => {
  const { languages } = await original<typeof import('../../locales/languageTable.ts')>();
  const dates = { yesterday: 'Ddoe', now: 'nawr', first: '1', hour: '2-digit' };
  const welsh = {
    tag: 'cy',
    locale: 'cy-GB',
    name: 'Cymraeg',
    short: 'CY',
    offer: 'Darllen yn Gymraeg',
    dates,
  };
  return { languages: [...languages.filter(({ tag }) => String(tag) !== welsh.tag), welsh] };
});
vi.mock('../../locales/areas.ts', async (original) => {
  const { loaders } = await original<typeof import('../../locales/areas.ts')>();
  const inWelsh = async (load: () => Promise<Readonly<Record<string, string>>>) =>
    Object.fromEntries(Object.entries(await load()).map(([id, words]) => [id, `cy ${words}`]));
  const french = Object.entries(loaders['fr-FR']);
  const welsh = Object.fromEntries(french.map(([area, load]) => [area, () => inWelsh(load)]));
  return { loaders: { ...loaders, 'cy-GB': welsh } };
});
vi.mock('../../locales/inSamples.ts', () => ({
  loadInSamples: async (locale: string) => (locale === 'cy-GB' ? { 'sample.set': 'Pob golwg' } : undefined),
}));

const { displayAge } = await import('@parvis/locales/dates');
const { languageData } = await import('@parvis/locales/catalogue');
const realTags = (
  await vi.importActual<typeof import('../../locales/languageTable.ts')>('../../locales/languageTable.ts')
).languages.map(({ tag }) => String(tag));
const { languages, localeOf, preferredLocale } = await import('@parvis/locales/languages');
const { wordsIn } = await import('@parvis/locales/wordsIn');
const { languageSchema, localeSchema } = await import('@parvis/api/entities/basics');
const { parseQuestionnaire } = await import('@parvis/questionnaire/model/parse');
const { ownWords } = await import('@parvis/questionnaire/model/texts');
const { chooseLocale: localeAsked } = await import('../../previews/samples/shared/addressParameters.ts');
const { formatQuery: queryOf } = await import('../../previews/samples/shared/formatQuery.ts');
const samples = await import('../../previews/samples/shared/sampleTexts.ts');
const { listViews: setOf } = await import('../../previews/samples/set/views.ts');
const { listPages: pagesOf } = await import('../../previews/studio/frames/views.ts');
const { customerFileSchema } = await import('../../server/platform/config/customerFile.ts');

const welsh = localeOf('cy') ?? 'fr-FR';

test('the interface offers, detects and speaks it', async () => {
  expect(languages.map(({ offer }) => offer)).toContain('Darllen yn Gymraeg');
  expect([welsh, preferredLocale('zz, cy-GB;q=0.8, fr;q=0.5')]).toEqual(['cy-GB', 'cy-GB']);
  const texts = createTextStore();
  await texts.load('home');
  await texts.setLocale(welsh);
  expect(texts.t('home.title')).toBe('cy Mes signalements');
  expect(displayAge(welsh, new Date(), new Date())).toBe('nawr');
});

test('sample pages speak it, and fall back to French for unknown languages', async () => {
  expect([localeAsked('lang=cy', ''), localeAsked('', '#lang=CY'), localeAsked('lang=zz', '')]).toEqual([
    'cy-GB',
    'cy-GB',
    'fr-FR',
  ]);
  await samples.setLocale(welsh);
  expect([samples.getLocale(), samples.getLanguage(), samples.findText('sample.set')]).toEqual([
    'cy-GB',
    'cy',
    'Pob golwg',
  ]);
  const pictures = { logo: undefined, wlogo: undefined, lbl: undefined, shape: undefined };
  const sample = { palette: {}, scheme: 'light', locale: welsh, ...pictures } as const;
  expect(queryOf(sample)).toBe('?appColors=_&lang=cy');
  expect(
    setOf(sample, 'https://parvis.example/samples/').map(({ language }) => String(language.tag)),
  ).toEqual([...realTags.filter((tag) => tag !== 'cy'), 'cy']);
  expect(pagesOf('menu', welsh)[0]?.path).toContain('&lang=cy');
});

test('the wire and the server accept it', () => {
  expect(z.parse(localeSchema, 'cy-GB')).toBe('cy-GB');
  expect(z.parse(languageSchema, 'cy')).toBe('cy');
  expect(z.safeParse(localeSchema, 'zz-ZZ').success).toBe(false);
  expect(languageData(welsh).generic['name.contributor']).toBe('cy Visiteur');
});

test('a customer may use it, as the only language or with others', () => {
  const town = { cuid: 'town', cstmrType: 'town', emergency: [], menu: [], places: [], staff: [] };
  const nameOf = (cstmrLbl: unknown) => z.parse(customerFileSchema, { ...town, cstmrLbl }).cstmrLbl;
  expect(wordsIn(nameOf({ fr: 'Ville', cy: 'Tref' }), welsh)).toBe('Tref');
  expect(wordsIn(nameOf({ fr: 'Ville', cy: 'Tref' }), 'en-US')).toBe('Ville');
  expect(wordsIn(nameOf({ cy: 'Tref' }), 'fr-FR')).toBe('Tref');
  expect(z.safeParse(customerFileSchema, { ...town, cstmrLbl: { zz: 'Stadt' } }).success).toBe(false);
});

test('questions may be asked in it', () => {
  const questions = { ask: { items: [{ type: 'message', id: 'what' }] } };
  const texts = { fr: { what: 'Quoi', where: 'Où' }, cy: { what: 'Beth' } };
  const parsed = parseQuestionnaire({ version: 1, start: 'ask', questions, texts });
  const own = parsed.ok ? parsed.questionnaire.texts : undefined;
  expect([
    ownWords(own, 'cy', 'what'),
    ownWords(own, 'cy', 'where'),
    ownWords(own, 'cy', 'toString'),
  ]).toEqual(['Beth', 'Où', undefined]);
});
