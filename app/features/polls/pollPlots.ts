import type { PollAnswers, PollItem, PollQuestion, PollResults } from '@parvis/api/entities/poll';
import type { TextStore } from '@parvis/locales/translate';
import { getRatingRange } from '@parvis/questionnaire/model/kinds/rating';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import type { PollOption, PollResult } from '@parvis/ui/screens/Poll';
import { labelYesNo } from './labelYesNo.ts';

interface PlotContext {
  readonly texts: TextStore;
  readonly questionnaire: Questionnaire | undefined;
  readonly mine: PollAnswers;
}

/** Integers in the locale's format, a mean with one decimal. */
const formatNumber = ({ locale }: TextStore, value: number, places = 0): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: places }).format(value);

const formatShare = ({ locale }: TextStore, share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

function buildOption(
  texts: TextStore,
  { id, label, many, of, mine }: { id: string; label: string; many: number; of: number; mine: boolean },
): PollOption {
  const share = of === 0 ? 0 : many / of;
  return {
    ...{ id, label, share, many: formatNumber(texts, many), percent: formatShare(texts, share) },
    ...(mine && { mine }),
  };
}

const findMine = ({ mine }: PlotContext, qstnId: string, item: string) => mine[qstnId]?.[item];

function findItem({ questionnaire }: PlotContext, qstnId: string, id: string) {
  const question = questionnaire?.questions[qstnId];
  return { question, item: question?.items.find((one) => one.id === id) };
}

/** Multiple choices share a plot, relative to the question's respondents. */
function plotTicks(context: PlotContext, question: PollQuestion, ticks: readonly PollItem[]): PollResult[] {
  const [first] = ticks;
  if (!first) return [];
  const { texts } = context;
  const total = texts.t('poll.results.total', { count: question.many });
  const isExclusive = findItem(context, question.qstnId, first.id).question?.exclusive === true;
  return [
    {
      id: question.qstnId,
      question: question.lbl,
      total: isExclusive ? total : texts.t('poll.results.several', { total }),
      options: ticks.map(({ id, lbl, many }) =>
        buildOption(texts, {
          ...{ id, label: lbl, many, of: question.many },
          mine: findMine(context, question.qstnId, id) === true,
        }),
      ),
    },
  ];
}

/** In scale order, including unchosen values. */
function listValues(
  context: PlotContext,
  qstnId: string,
  item: PollItem,
): { value: string; label: string }[] {
  const { t } = context.texts;
  if (item.type === 'yesNo')
    return [true, false].map((yes) => ({
      value: String(yes),
      label: labelYesNo(context.questionnaire, findItem(context, qstnId, item.id).item, yes, context.texts),
    }));
  const counted = (item.values ?? []).map(({ value }) => value);
  if (item.type !== 'rating') return counted.map((value) => ({ value, label: value }));
  const { min, max } = getRatingRange(findRating(context, qstnId, item.id));
  const stars = Array.from({ length: max - min + 1 }, (_, at) => String(max - at));
  return stars.map((value) => ({ value, label: t('part.stars', { count: Number(value), max }) }));
}

function findRating(context: PlotContext, qstnId: string, id: string): { min?: number; max?: number } {
  const { item } = findItem(context, qstnId, id);
  if (item?.type !== 'rating') return {};
  return {
    ...(item.min !== undefined && { min: item.min }),
    ...(item.max !== undefined && { max: item.max }),
  };
}

function describeTotal(context: PlotContext, qstnId: string, item: PollItem): string {
  const { texts } = context;
  const total = texts.t('poll.results.total', { count: item.many });
  if (item.average === undefined) return total;
  const { max } = getRatingRange(findRating(context, qstnId, item.id));
  return texts.t('poll.results.average', { total, average: formatNumber(texts, item.average, 1), max });
}

/** Values as a plot; texts as a count. */
function plotItem(context: PlotContext, question: PollQuestion, item: PollItem, lbl: string): PollResult {
  const { texts } = context;
  const id = `${question.qstnId} ${item.id}`;
  if (!item.values)
    return { id, question: lbl, total: texts.t('poll.results.texts', { count: item.many }), options: [] };
  const counts = new Map(item.values.map(({ value, many }) => [value, many]));
  const mine = findMine(context, question.qstnId, item.id);
  return {
    ...{ id, question: lbl, total: describeTotal(context, question.qstnId, item) },
    options: listValues(context, question.qstnId, item).map(({ value, label }) =>
      buildOption(texts, {
        ...{ id: value, label, many: counts.get(value) ?? 0, of: item.many },
        mine: mine !== undefined && String(mine) === value,
      }),
    ),
  };
}

function plotQuestion(context: PlotContext, question: PollQuestion): PollResult[] {
  const ticks = question.items.filter(({ type }) => type === 'checkbox');
  const others = question.items.filter(({ type, many }) => type !== 'checkbox' && many > 0);
  const isAlone = question.items.length === 1;
  return [
    ...plotTicks(context, question, ticks),
    ...others.map((item) => plotItem(context, question, item, isAlone ? question.lbl : item.lbl)),
  ];
}

/** Marks the user's own answer. */
export function buildPollPlots(
  results: PollResults,
  questionnaire: Questionnaire | undefined,
  mine: PollAnswers,
  texts: TextStore,
): PollResult[] {
  const context = { texts, questionnaire, mine };
  return results.questions.flatMap((question) => plotQuestion(context, question));
}
