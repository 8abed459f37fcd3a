import {
  ANSWER_EDGES,
  type AnswerTime,
  type DeskDimension,
  type DeskFigures,
  type DeskPair,
  type DeskValues,
} from '@parvis/api/entities/deskFigures';
import { displayDayWithYear } from '@parvis/locales/dates';
import { formatDelay } from '@parvis/locales/delays';
import type { TextStore } from '@parvis/locales/translate';
import type { FigureRow, FigureSection } from '@parvis/ui/screens/Figures';

type Texts = Pick<TextStore, 't' | 'locale'>;

/** Rows shown at first. */
export const FIRST_ROWS = 8;

const columns = ['reports', 'median', 'ninth', 'solved', 'reopened', 'late', 'stars'] as const;
type Column = (typeof columns)[number];

const isTime = (column: Column): column is 'median' | 'ninth' => column === 'median' || column === 'ninth';

/** Position among the edges: makes hours and days comparable. */
const rankTime = ({ minutes, over }: AnswerTime): number =>
  ANSWER_EDGES.filter((edge) => edge <= minutes).length + (over ? 1 : 0);

function measure(values: DeskValues, column: Column): number | undefined {
  if (!isTime(column)) return values[column];
  const time = values[column];
  return time && rankTime(time);
}

function describe(values: DeskValues, column: Column, { t, locale }: Texts): string {
  if (isTime(column)) {
    const time = values[column];
    if (!time) return t('desk.noValue');
    const { minutes, over } = time;
    return t(over ? 'desk.over' : 'desk.under', { time: formatDelay(locale(), minutes, 'short') });
  }
  const value = values[column];
  if (value === undefined) return t(column === 'stars' ? 'desk.noValue' : 'desk.few');
  return new Intl.NumberFormat(locale()).format(value);
}

const SIGNS = { up: '↑', down: '↓', same: '→' } as const;

/** Counts below five sort as the smallest. */
function findTrend({ now, before }: DeskPair, column: Column): keyof typeof SIGNS | undefined {
  const [one, other] = [measure(now, column), measure(before, column)];
  const isCount = !isTime(column) && column !== 'stars';
  if ((one === undefined || other === undefined) && (!isCount || one === other)) return undefined;
  const change = (one ?? 0) - (other ?? 0);
  if (change === 0) return 'same';
  return change > 0 ? 'up' : 'down';
}

const MOST: Partial<Record<Column, number>> = {
  median: ANSWER_EDGES.length + 1,
  ninth: ANSWER_EDGES.length + 1,
  stars: 5,
};

function buildRow(
  { id, label, pair }: { id: string; label: string; pair: DeskPair },
  column: Column,
  texts: Texts,
): FigureRow {
  const trend = findTrend(pair, column);
  return {
    ...{ id, label, count: measure(pair.now, column) ?? 0, words: describe(pair.now, column, texts) },
    before: {
      count: measure(pair.before, column) ?? 0,
      words: describe(pair.before, column, texts),
      ...(trend && { trend: { sign: SIGNS[trend], words: texts.t(`desk.${trend}`) } }),
    },
  };
}

const isMeasured = ({ now, before }: DeskPair, column: Column): boolean =>
  measure(now, column) !== undefined || measure(before, column) !== undefined;

const listColumns = ({ targets }: DeskFigures): readonly Column[] =>
  columns.filter((column) => column !== 'late' || targets);

const NOTES: Partial<Record<Column, 'desk.answer.text' | 'desk.stars.text'>> = {
  ninth: 'desk.answer.text',
  stars: 'desk.stars.text',
};

function listNumbers(figures: DeskFigures, texts: Texts): FigureSection['numbers'] {
  const { t } = texts;
  return listColumns(figures).map((column) => {
    const row = buildRow({ id: column, label: t(`desk.${column}`), pair: figures.total }, column, texts);
    const before = t('desk.before.value', { value: row.before?.words ?? '' });
    const { trend } = row.before ?? {};
    return {
      ...{ id: column, label: row.label },
      value:
        column === 'stars' && figures.total.now.stars !== undefined
          ? t('desk.stars.value', { value: row.words ?? '' })
          : (row.words ?? ''),
      note: trend ? `${trend.sign}\u00a0${trend.words}, ${before}` : before,
    };
  });
}

function listTables(
  figures: DeskFigures,
  { by, isWhole }: { by: DeskDimension; isWhole: boolean },
  texts: Texts,
): FigureSection['tables'] {
  const { t } = texts;
  const groups = [
    ...figures.rows.map(({ code, lbl, ...pair }) => ({ id: `=${code}`, label: lbl, pair })),
    ...(figures.others ? [{ id: 'others', label: t('desk.others'), pair: figures.others }] : []),
  ];
  return listColumns(figures).flatMap((column) => {
    const rows = groups
      .filter(({ pair }) => isMeasured(pair, column))
      .map((group) => buildRow(group, column, texts));
    if (rows.length === 0 && column !== 'reports') return [];
    const note = NOTES[column];
    return [
      {
        ...{ id: column, caption: t(`desk.${column}`), most: MOST[column] },
        head: [t(`desk.by.${by}`), t('desk.now'), t('desk.before')] as const,
        ...(note && { note: t(note) }),
        rows: isWhole ? rows : rows.slice(0, FIRST_ROWS),
        none: t('desk.rows.none'),
      },
    ];
  });
}

/** A period beside the previous one, by one dimension. */
export function buildDeskSection(
  figures: DeskFigures,
  shown: { by: DeskDimension; isWhole: boolean },
  texts: Texts,
): FigureSection {
  const { t, locale } = texts;
  const { now, before, total } = figures;
  const name = (day: string) => displayDayWithYear(locale(), new Date(`${day}T12:00:00`));
  const span = t('desk.span', {
    ...{ from: name(now.from), until: name(now.until) },
    ...{ fromBefore: name(before.from), untilBefore: name(before.until) },
  });
  const section = { id: 'desk', title: t('desk.title'), text: t('desk.text') };
  if (!isMeasured(total, 'reports'))
    return { ...section, empty: { title: t('desk.empty'), text: t('desk.empty.text') }, tables: [] };
  return {
    ...section,
    span: `${span} ${t('desk.recent')}`,
    numbers: listNumbers(figures, texts),
    tables: listTables(figures, shown, texts),
  };
}
