import type { CustomerFigures, FigurePeriod, UsageFigures } from '@parvis/api/entities/customerFigures';
import { type Locale, languages } from '@parvis/locales/languages';
import { findText, translate } from '../../platform/lib/texts.ts';
import { formatCsvLine } from '../audit/service.ts';
import type { AppContext } from '../context/appContext.ts';
import { loadFigures } from './loadFigures.ts';

type Cells = readonly [part: string, name: string, period: string, count: string];

const listCaseRows = ({ months, categories, stars }: CustomerFigures, locale: Locale): Cells[] => [
  ...categories.flatMap(({ lbl, cases }) =>
    months.map(
      (month, at): Cells => [translate('figures.cases', locale), lbl, month, String(cases[at] ?? 0)],
    ),
  ),
  ...(stars.counts ?? []).map(
    (count, at): Cells => [
      translate('figures.stars', locale),
      translate('figures.stars.row', locale, { count: at + 1 }),
      '',
      String(count),
    ],
  ),
];

function listUsageRows(
  { type, total, values, others, byPeriod }: UsageFigures,
  periods: readonly string[],
  locale: Locale,
): Cells[] {
  const part = findText(`figures.type.${type}`, locale) ?? type;
  const nameOf = (value: string) =>
    languages.find((language) => language.locale === value)?.name ??
    findText(`figures.value.${value}`, locale) ??
    value;
  return [
    ...values.map(({ value, count }): Cells => [part, nameOf(value), '', String(count)]),
    ...(others === undefined
      ? []
      : [[part, translate('figures.others', locale), '', String(others)] as const]),
    [part, translate('figures.total', locale), '', String(total)],
    ...periods.map(
      (period, at): Cells => [part, translate('figures.total', locale), period, String(byPeriod[at] ?? 0)],
    ),
  ];
}

/** Part, name, period and number. */
export async function buildFiguresCsv(
  context: Pick<AppContext, 'db' | 'customers'>,
  asked: { cuid: string; by: FigurePeriod; locale: Locale },
): Promise<string> {
  const figures = await loadFigures(context, asked);
  const { locale } = asked;
  const head = (['part', 'name', 'period', 'count'] as const).map((name) =>
    translate(`figures.column.${name}`, locale),
  );
  const rows = [
    ...listCaseRows(figures, locale),
    ...figures.usage.flatMap((usage) => listUsageRows(usage, figures.periods, locale)),
  ];
  // The BOM makes spreadsheets read UTF-8.
  return `\uFEFF${[head, ...rows].map((cells) => formatCsvLine(cells, locale)).join('')}`;
}
