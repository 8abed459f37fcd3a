import { BREAKDOWN_MIN } from '@parvis/api/entities/customerFigures';
import type { PollGroup, PollItemCount, PollQuestion, PollResults } from '@parvis/api/entities/poll';
import type { Locale } from '@parvis/locales/languages';
import { wordsIn } from '@parvis/locales/wordsIn';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { places, pollCounts, pollVersions } from '../../platform/db/schema.ts';
import { TEXT_VALUE } from '../pollAnswers/service.ts';
import type { PollRow } from './findPoll.ts';
import { mergeSmallGroups } from './groupResults.ts';
import { type AskedItem, type AskedQuestion, listAskedQuestions } from './pollLabels.ts';

type Reading = Pick<Tx, 'select'>;
type CountRow = typeof pollCounts.$inferSelect;

const sum = (rows: readonly CountRow[]): number => rows.reduce((all, { many }) => all + many, 0);

/** Most frequent options first; stars in order. */
function sumValues(rows: readonly CountRow[]): { value: string; many: number }[] {
  const sums = new Map<string, number>();
  for (const { value, many } of rows) sums.set(value, (sums.get(value) ?? 0) + many);
  return [...sums]
    .map(([value, many]) => ({ value, many }))
    .toSorted((one, other) => Number(one.value) - Number(other.value) || (one.value < other.value ? -1 : 1));
}

const round = (value: number): number => Math.round(value * 100) / 100;

function countItem({ id, type }: AskedItem, rows: readonly CountRow[]): PollItemCount {
  const own = rows.filter(({ item }) => item === id);
  // An unticked option is no answer.
  if (type === 'checkbox') return { id, many: sum(own.filter(({ value }) => value === 'true')) };
  const values = sumValues(own).filter(({ value }) => value !== TEXT_VALUE);
  const many = sum(own);
  if (type !== 'rating') return { id, many, ...(values.length > 0 && { values }) };
  const stars = values.reduce((all, { value, many: times }) => all + Number(value) * times, 0);
  return { id, many, values, ...(many > 0 && { average: round(stars / many) }) };
}

const isWhole = ({ item }: CountRow): boolean => item === '';

const countItems = (items: readonly AskedItem[], rows: readonly CountRow[]): PollItemCount[] =>
  items.map((item) => countItem(item, rows));

/** Separates groups only where none could identify a person. */
function countGroups(
  { items }: AskedQuestion,
  rows: readonly CountRow[],
  by: 'placeCode' | 'day',
  labels: ReadonlyMap<string, string>,
): PollGroup[] {
  const codes = [...new Set(rows.map((row) => row[by]))].sort();
  const groups = codes.map((code) => {
    const own = rows.filter((row) => row[by] === code);
    return { code, many: sum(own.filter(isWhole)), rows: own };
  });
  const { alone, others } = mergeSmallGroups(groups);
  const told = alone.map(({ code, many, rows: own }): PollGroup => {
    const lbl = labels.get(code);
    return { code, ...(lbl !== undefined && { lbl }), many, items: countItems(items, own) };
  });
  if (others.length === 0) return told;
  const rest = others.flatMap((group) => group.rows);
  return [...told, { others: true, many: sum(rest.filter(isWhole)), items: countItems(items, rest) }];
}

function countQuestion(
  question: AskedQuestion,
  counts: readonly CountRow[],
  labels: ReadonlyMap<string, string>,
): PollQuestion {
  const { qstnId, lbl, items } = question;
  const rows = counts.filter((row) => row.qstnId === qstnId);
  return {
    ...{ qstnId, lbl, many: sum(rows.filter(isWhole)) },
    items: items.map((item) => ({ ...item, ...countItem(item, rows) })),
    places: countGroups(question, rows, 'placeCode', labels),
    days: countGroups(question, rows, 'day', new Map()),
  };
}

async function loadPlaceLabels(db: Reading, cuid: string, locale: Locale): Promise<Map<string, string>> {
  const rows = await db
    .select({ code: places.code, lbl: places.lbl })
    .from(places)
    .where(eq(places.cuid, cuid));
  return new Map(rows.map(({ code, lbl }) => [code, wordsIn(lbl, locale)]));
}

/** Uses counts: their number grows with places and days, not with answers. */
export async function loadResults(db: Reading, poll: PollRow, locale: Locale): Promise<PollResults> {
  const versions = await db
    .select()
    .from(pollVersions)
    .where(eq(pollVersions.poll, poll.id))
    .orderBy(desc(pollVersions.created));
  const current = versions.filter(({ id }) => id === poll.questionnaireId);
  const earlier = versions.filter(({ id }) => id !== poll.questionnaireId);
  const asked = listAskedQuestions(
    [...current, ...earlier].map(({ definition }) => definition),
    locale,
  );
  const counts = await db.select().from(pollCounts).where(eq(pollCounts.poll, poll.id));
  const labels = await loadPlaceLabels(db, poll.cuid, locale);
  const whole = counts.filter(({ qstnId }) => qstnId === '');
  return {
    many: sum(whole.filter(({ value }) => value === '')),
    complete: sum(whole.filter(({ value }) => value === 'complete')),
    questions: asked.map((question) => countQuestion(question, counts, labels)),
  };
}

/** Omits places and days; shows only numbers while few answered. */
export async function loadVisitorResults(db: Reading, poll: PollRow, locale: Locale): Promise<PollResults> {
  const { many, complete, questions } = await loadResults(db, poll, locale);
  const isTold = (question: PollQuestion): boolean => question.many >= BREAKDOWN_MIN;
  return {
    ...{ many, complete },
    questions: questions.filter(isTold).map((question) => ({ ...question, places: [], days: [] })),
  };
}
