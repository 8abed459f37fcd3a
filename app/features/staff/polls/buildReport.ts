import type { PollGroup, PollItem, PollItemCount, PollQuestion } from '@parvis/api/entities/poll';
import type { TextStore } from '@parvis/locales/translate';
import { getRatingRange } from '@parvis/questionnaire/model/kinds/rating';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import type { PollReportProps, ResultRow } from '@parvis/ui/screens/PollReport';
import { labelYesNo } from '../../polls/labelYesNo.ts';
import { formatMany, formatPollDay } from './describePoll.ts';

type Texts = Pick<TextStore, 't' | 'locale'>;
type Report = NonNullable<PollReportProps['questions']>[number];
type Table = NonNullable<Report['tables']>[number];
type Group = NonNullable<Report['groups']>[number];

export const reportViews = ['whole', 'places', 'days'] as const;
export type ReportViewId = (typeof reportViews)[number];

interface Context {
  readonly definition: Questionnaire;
  readonly texts: Texts;
}

const formatNumber = (value: number, { locale }: Texts, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(locale(), options).format(value);

function buildRow(id: string, label: string, count: number, all: number, texts: Texts): ResultRow {
  const share = all === 0 ? 0 : count / all;
  return {
    ...{ id, label, count: formatNumber(count, texts), share },
    percent: formatNumber(share, texts, { style: 'percent', maximumFractionDigits: 0 }),
  };
}

/** Undefined if no longer asked. */
const findItem = ({ questions }: Questionnaire, qstnId: string, id: string): Item | undefined =>
  (Object.hasOwn(questions, qstnId) ? questions[qstnId] : undefined)?.items.find((item) => item.id === id);

const getTimes = ({ values = [] }: PollItemCount, value: string): number =>
  values.find((one) => one.value === value)?.many ?? 0;

function buildYesNo(
  counted: PollItemCount,
  item: Item | undefined,
  { definition, texts }: Context,
): ResultRow[] {
  const all = getTimes(counted, 'true') + getTimes(counted, 'false');
  return [true, false].map((yes) => {
    const label = labelYesNo(definition, item, yes, texts);
    return buildRow(String(yes), label, getTimes(counted, String(yes)), all, texts);
  });
}

/** From the last star down, including zero. */
function buildRating(counted: PollItemCount, item: Item | undefined, { texts }: Context): ResultRow[] {
  const given = (counted.values ?? []).map(({ value }) => Number(value));
  const range = getRatingRange(item?.type === 'rating' ? item : {});
  const [min, max] = [Math.min(range.min, ...given), Math.max(range.max, ...given)];
  return Array.from({ length: max - min + 1 }, (_, index) => max - index).map((n) =>
    buildRow(
      String(n),
      texts.t('pollDesk.report.stars', { n, max }),
      getTimes(counted, String(n)),
      counted.many,
      texts,
    ),
  );
}

function formatAverage({ average }: PollItemCount, item: Item | undefined, { texts }: Context) {
  if (average === undefined) return undefined;
  const { max } = getRatingRange(item?.type === 'rating' ? item : {});
  const value = formatNumber(average, texts, { maximumFractionDigits: 1 });
  return texts.t('pollDesk.report.average', { value, max });
}

/** Options together, other items each; no texts. */
function buildTables(
  question: PollQuestion,
  counted: readonly PollItemCount[],
  many: number,
  context: Context,
): Table[] {
  const { texts, definition } = context;
  const known = (id: string): PollItem | undefined => question.items.find((item) => item.id === id);
  const options = counted.filter(({ id }) => known(id)?.type === 'checkbox');
  const isExclusive = definition.questions[question.qstnId]?.exclusive === true;
  const choice: Table[] =
    options.length === 0
      ? []
      : [
          {
            id: 'options',
            caption: texts.t(isExclusive ? 'pollDesk.report.items' : 'pollDesk.report.several'),
            rows: options.map(({ id, many: chosen }) =>
              buildRow(id, known(id)?.lbl ?? id, chosen, many, texts),
            ),
          },
        ];
  const others = counted.flatMap((one): Table[] => {
    const { type, lbl = one.id } = known(one.id) ?? {};
    const item = findItem(definition, question.qstnId, one.id);
    if (type === 'rating')
      return [
        {
          ...{ id: one.id, caption: lbl, average: formatAverage(one, item, context) },
          rows: buildRating(one, item, context),
        },
      ];
    return type === 'yesNo' ? [{ id: one.id, caption: lbl, rows: buildYesNo(one, item, context) }] : [];
  });
  return [...choice, ...others];
}

function formatGroup(group: PollGroup, view: 'places' | 'days', texts: Texts): string {
  if (group.others) return texts.t(`pollDesk.report.others.${view}`);
  if (view === 'days') return formatPollDay(group.code ?? '', texts);
  return group.lbl ?? (group.code || texts.t('pollDesk.report.nowhere'));
}

const buildGroup = (
  question: PollQuestion,
  group: PollGroup,
  view: 'places' | 'days',
  context: Context,
): Group => ({
  id: group.others ? 'others' : `of-${group.code ?? ''}`,
  label: formatGroup(group, view, context.texts),
  total: formatMany(group.many, context.texts),
  tables: buildTables(question, group.items, group.many, context),
});

export function buildQuestionReport(question: PollQuestion, view: ReportViewId, context: Context): Report {
  const { qstnId: id, lbl: title, many, items } = question;
  const base = { id, title, total: formatMany(many, context.texts) };
  if (view === 'whole') return { ...base, tables: buildTables(question, items, many, context) };
  const groups = question[view];
  if (groups.length === 0) return { ...base, none: context.texts.t(`pollDesk.report.few.${view}`) };
  return { ...base, groups: groups.map((group) => buildGroup(question, group, view, context)) };
}

export const listTextItems = ({ items }: PollQuestion): PollItem[] =>
  items.filter(({ type }) => type === 'message' || type === 'input');
