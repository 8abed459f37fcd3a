import type { CustomerFigures } from '@parvis/api/entities/customerFigures';
import { loaders } from '@parvis/locales/areas';
import { formatDelay } from '@parvis/locales/delays';
import { wordsOf } from '@parvis/locales/words';
import { expect, it } from 'vitest';
import { ALL_CATEGORIES, buildCaseSection, buildUsageSection } from './figureSections.ts';

const texts = wordsOf('fr-FR', await loaders['fr-FR'].staff());

const figures: CustomerFigures = {
  months: ['2026-10', '2026-11'],
  categories: [
    { code: 'light', lbl: 'Éclairage', cases: [1200, 34] },
    { code: 'noise', lbl: 'Bruit', cases: [0, 2] },
  ],
  delays: { firstAnswer: 95 },
  stars: { ratings: 4 },
  counting: true,
  periods: ['2026-10-01', '2026-11-01'],
  usage: [
    { type: 'opening', total: 60, values: [{ value: 'browser', count: 54 }], others: 6, byPeriod: [20, 40] },
    {
      ...{ type: 'report', total: 30, byPeriod: [10, 20] },
      values: [
        { value: 'begun', count: 40 },
        { value: 'reviewed', count: 31 },
        { value: 'sent', count: 30 },
      ],
    },
    { type: 'language', total: 3, values: [], others: 3, byPeriod: [0, 3] },
    { type: 'newer', total: 9, values: [{ value: 'some', count: 9 }], byPeriod: [0, 9] },
  ],
};

const rowsOf = (section: ReturnType<typeof buildCaseSection>, id: string) =>
  section.tables
    .find((table) => table.id === id)
    ?.rows.map(({ label, words, note }) => [label, words, ...(note ? [note] : [])].join(' | '));

it.each([
  [0.2, '1 minute'],
  [45, '45 minutes'],
  [89, '89 minutes'],
  [95, '1,5 heure'],
  [1440, '24 heures'],
  [2_880, '2 jours'],
  [14_400, '10 jours'],
])('formats %d minutes as %s', (minutes, words) => {
  expect(formatDelay('fr-FR', minutes).replace(/\u00a0|\u202f/g, ' ')).toBe(words);
});

it('lists cases of all categories or one, newest month first', () => {
  const all = buildCaseSection(figures, { category: ALL_CATEGORIES, keptDays: 30 }, texts);
  expect(rowsOf(all, 'months')).toEqual(['nov. 2026 | 36', 'oct. 2026 | 1\u202f200']);
  expect(rowsOf(all, 'categories')).toEqual(['Éclairage | 1\u202f234', 'Bruit | 2']);
  const one = buildCaseSection(figures, { category: 'noise', keptDays: 30 }, texts);
  expect(rowsOf(one, 'months')).toEqual(['nov. 2026 | 2']);
});

it('says medians and ratings in words where there are too few', () => {
  const { numbers, tables } = buildCaseSection(figures, { category: ALL_CATEGORIES, keptDays: 14 }, texts);
  expect(numbers?.map(({ value }) => value.replace(/\u00a0/g, ' '))).toEqual([
    '1\u202f236',
    '1,5 heure',
    'Trop peu',
    'Trop peu',
  ]);
  expect(numbers?.[1]?.note).toBe('délai médian, signalements des 14 derniers jours');
  expect(tables.map(({ id }) => id)).toEqual(['months', 'categories']);
});

it('shows where reports stop, without a breakdown below five', () => {
  const section = buildUsageSection(figures, 'month', texts);
  expect(rowsOf(section, 'report')).toEqual([
    'Code ouvert | 60 | 20 se sont arrêtés là',
    'Questions commencées | 40 | 9 se sont arrêtés là',
    'Relecture | 31 | 1 s’est arrêté là',
    'Envoyé | 30',
  ]);
  expect(rowsOf(section, 'opening')).toEqual(['Navigateur | 54', 'Regroupés, car trop rares | 6']);
  expect(rowsOf(section, 'language')).toEqual([]);
  expect(section.tables.map(({ id }) => id)).toEqual(['openings', 'report', 'opening', 'language']);
});

it('explains that counting is off, or that nothing is counted yet', () => {
  const none = { ...figures, usage: [] };
  expect(buildUsageSection(none, 'week', texts).empty?.title).toBe('Rien n’est encore compté');
  expect(buildUsageSection({ ...none, counting: false }, 'week', texts).empty?.title).toBe(
    'Le comptage est coupé',
  );
});
