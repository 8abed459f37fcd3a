import type { CustomerFigures, FigurePeriod, UsageFigures } from '@parvis/api/entities/customerFigures';
import {
  isUsageType,
  isUsageValue,
  type UsageType,
  type UsageValue,
  usageTypes,
} from '@parvis/api/entities/usage';
import type { TextId } from '@parvis/locales/areas';
import { displayShortDay } from '@parvis/locales/dates';
import { formatDelay } from '@parvis/locales/delays';
import { type Locale, languages } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';
import type { FigureRow, FigureSection } from '@parvis/ui/screens/Figures';

type Texts = Pick<TextStore, 't' | 'locale'>;
type Tables = FigureSection['tables'];

export const ALL_CATEGORIES = '*';

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const formatNumber = (locale: Locale, value: number): string => new Intl.NumberFormat(locale).format(value);

/** "nov. 2026" */
const formatMonth = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-15T12:00:00Z`),
  );

const buildRow = (locale: Locale, id: string, label: string, count: number, note?: string): FigureRow => ({
  ...{ id, label, count, words: formatNumber(locale, count) },
  ...(note !== undefined && { note }),
});

/** Newest first, from the first count on. */
function listPeriodRows(
  locale: Locale,
  periods: readonly string[],
  counts: readonly number[],
  formatPeriod: (period: string) => string,
): FigureRow[] {
  const first = counts.findIndex((count) => count > 0);
  return periods
    .map((period, at) => buildRow(locale, period, formatPeriod(period), counts[at] ?? 0))
    .slice(first < 0 ? -1 : first)
    .reverse();
}

function listNumbers(
  { categories, delays, stars }: CustomerFigures,
  keptDays: number,
  { t, locale }: Texts,
): FigureSection['numbers'] {
  const few = { value: t('figures.few'), note: t('figures.few.text') };
  const buildMedian = (minutes: number | undefined) =>
    minutes === undefined
      ? few
      : { value: formatDelay(locale(), minutes), note: t('figures.delay.text', { count: keptDays }) };
  const { average, ratings } = stars;
  const total = sum(categories.flatMap(({ cases }) => cases));
  const rated =
    average === undefined
      ? few
      : {
          value: t('figures.average.value', { value: formatNumber(locale(), average) }),
          note: t('figures.average.text', { count: ratings }),
        };
  return [
    { id: 'cases', label: t('figures.cases.total'), value: formatNumber(locale(), total) },
    { id: 'answer', label: t('figures.firstAnswer'), ...buildMedian(delays.firstAnswer) },
    { id: 'closing', label: t('figures.closing'), ...buildMedian(delays.closing) },
    { id: 'stars', label: t('figures.average'), ...rated },
  ];
}

/** Last months, of one category or all. */
export function buildCaseSection(
  figures: CustomerFigures,
  { category, keptDays }: { category: string; keptDays: number },
  texts: Texts,
): FigureSection {
  const { t, locale } = texts;
  const { months, categories, stars } = figures;
  const shown = categories.filter(({ code }) => category === ALL_CATEGORIES || code === category);
  const byMonth = months.map((_, at) => sum(shown.map(({ cases }) => cases[at] ?? 0)));
  const head = [t('figures.category'), t('figures.count')] as const;
  const section = { id: 'cases', title: t('figures.cases'), text: t('figures.cases.text') };
  if (categories.length === 0)
    return {
      ...section,
      empty: { title: t('figures.cases.none'), text: t('figures.cases.none.text') },
      tables: [],
    };
  const starRows = (stars.counts ?? []).map((count, at) =>
    buildRow(locale(), String(at + 1), t('figures.stars.row', { count: at + 1 }), count),
  );
  return {
    ...section,
    numbers: listNumbers(figures, keptDays, texts),
    tables: [
      {
        ...{ id: 'months', caption: t('figures.byMonth'), head: [t('figures.month'), head[1]] },
        rows: listPeriodRows(locale(), months, byMonth, (month) => formatMonth(locale(), month)),
      },
      {
        ...{ id: 'categories', caption: t('figures.byCategory'), head },
        rows: categories.map(({ code, lbl, cases }) => buildRow(locale(), code, lbl, sum(cases))),
      },
      ...(starRows.length > 0
        ? [
            {
              ...{ id: 'stars', caption: t('figures.stars'), rows: starRows.reverse() },
              head: [t('figures.value'), head[1]] as const,
            },
          ]
        : []),
    ],
  };
}

type WordedValue = Exclude<UsageValue<UsageType>, Locale>;

const isWorded = (type: UsageType, value: string): value is WordedValue =>
  type !== 'language' && isUsageValue(type, value);

/** Unknown values show their code. */
const formatValue = (type: string, value: string, { t }: Texts): string =>
  languages.find((language) => language.locale === value)?.name ??
  (isUsageType(type) && isWorded(type, value) ? t(`figures.value.${value}`) : value);

const listValueRows = ({ type, values, others }: UsageFigures, texts: Texts): FigureRow[] => {
  const { t, locale } = texts;
  return [
    ...values.map(({ value, count }) => buildRow(locale(), value, formatValue(type, value, texts), count)),
    ...(others === undefined || values.length === 0
      ? []
      : [buildRow(locale(), 'others', t('figures.others'), others)]),
  ];
};

/** Steps from the opened code, with dropouts. */
function listStepRows(steps: UsageFigures, opened: number, texts: Texts): FigureRow[] {
  const { t, locale } = texts;
  if (steps.values.length === 0) return [];
  const all = [{ value: 'opened', count: opened }, ...steps.values];
  return all.map(({ value, count }, at) => {
    const next = all[at + 1];
    const left = next ? count - next.count : 0;
    const label = value === 'opened' ? t('figures.value.opened') : formatValue('report', value, texts);
    return buildRow(locale(), value, label, count, left > 0 ? t('figures.left', { count: left }) : undefined);
  });
}

function buildUsageTables({ periods, usage }: CustomerFigures, by: FigurePeriod, texts: Texts): Tables {
  const { t, locale } = texts;
  const find = (type: UsageType) => usage.find((one) => one.type === type);
  const opened = find('opening');
  const count = t('figures.count');
  const formatWeek = (day: string) =>
    t('figures.week.of', { day: displayShortDay(locale(), new Date(`${day}T12:00:00`)) });
  const openings: Tables = opened
    ? [
        {
          ...{ id: 'openings', caption: t('figures.openings') },
          head: [t(by === 'week' ? 'figures.week' : 'figures.month'), count],
          rows: listPeriodRows(locale(), periods, opened.byPeriod, (day) =>
            by === 'week' ? formatWeek(day) : formatMonth(locale(), day),
          ),
        },
      ]
    : [];
  const order = ['report', 'scanToReport', ...usageTypes] as const;
  return [
    ...openings,
    ...[...new Set<UsageType>(order)].flatMap((type): Tables => {
      const figures = find(type);
      if (!figures) return [];
      const isSteps = type === 'report';
      return [
        {
          ...{ id: type, caption: t(`figures.type.${type}`) },
          none:
            isSteps || type === 'install'
              ? t('figures.tooFew.steps')
              : t('figures.tooFew', { count: figures.total }),
          head: [t(isSteps ? 'figures.step' : 'figures.value'), count],
          rows: isSteps ? listStepRows(figures, opened?.total ?? 0, texts) : listValueRows(figures, texts),
        },
      ];
    }),
  ];
}

/** As far as counted. */
export function buildUsageSection(figures: CustomerFigures, by: FigurePeriod, texts: Texts): FigureSection {
  const { t } = texts;
  const { counting, usage } = figures;
  const describeEmpty = (title: TextId, text: TextId) => ({ title: t(title), text: t(text) });
  return {
    ...{ id: 'usage', title: t('figures.usage'), text: t('figures.usage.text') },
    empty: !counting
      ? describeEmpty('figures.usage.off', 'figures.usage.off.text')
      : usage.length === 0
        ? describeEmpty('figures.usage.none', 'figures.usage.none.text')
        : undefined,
    tables: buildUsageTables(figures, by, texts),
  };
}
