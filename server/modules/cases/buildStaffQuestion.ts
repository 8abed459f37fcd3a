import type { QuestionItem, StaffQuestion } from '@parvis/api/calls/staffQuestion';
import { CONFLICT } from '@parvis/api/constants';
import { defaultLanguage, type Locale, languages } from '@parvis/locales/languages';
import type { Item, Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { createBadRequest } from '../../platform/lib/refusal.ts';
import { translate } from '../../platform/lib/texts.ts';

const QUESTION = 'question';
const ANSWER = 'answer';
const CHOICE = 'choice';
const LOWEST = 'answer.min';
const HIGHEST = 'answer.max';

/** Without `text`, the question labels the item. */
interface NamedItem {
  readonly item: QuestionItem;
  readonly id: string;
  readonly choiceId: string;
  readonly text?: string;
}

/** @throws Refusal badRequest */
export function trimQuestionText(typed: string | undefined, path: string): string {
  const words = typed?.trim() ?? '';
  if (isUnseen(words)) throw createBadRequest(path, 'missing');
  return words;
}

/** @throws Refusal badRequest */
function normalizeItem(item: QuestionItem, path: string, isNamedByTitle: boolean): QuestionItem {
  const { lbl: typed, ...rest } = item;
  const lbl = isNamedByTitle && !typed ? {} : { lbl: trimQuestionText(typed, `${path}.lbl`) };
  if (rest.kind !== 'choice') return { ...rest, ...lbl };
  const options = rest.options.map((option) => trimQuestionText(option, `${path}.options`));
  if (new Set(options).size < options.length) throw createBadRequest(`${path}.options`, 'twice');
  return { ...rest, ...lbl, options };
}

const isOptional = (item: QuestionItem): boolean => 'required' in item && item.required === false;

/**
 * At least one item must be required: an empty answer says nothing.
 * @throws Refusal badRequest
 */
export function normalizeItems(items: readonly QuestionItem[], path: string): QuestionItem[] {
  if (items.every(isOptional)) throw createBadRequest(`${path}.0.required`, 'choice');
  const choices = items.filter(({ kind }) => kind === 'choice').length;
  return items.map((item, index) =>
    normalizeItem(item, `${path}.${index}`, items.length === 1 || (item.kind === 'choice' && choices === 1)),
  );
}

const hasWords = (words: string | undefined): words is string => words !== undefined && !isUnseen(words);

const toRequired = (item: QuestionItem) => (isOptional(item) ? { required: false } : {});

function buildAnswers({ item, id, choiceId, text }: NamedItem): Item[] {
  const named = text === undefined ? {} : { text };
  switch (item.kind) {
    case 'yesNo':
      return [
        {
          ...{ type: 'yesNo', id, ...named },
          yes: hasWords(item.yes) ? `${id}.yes` : {},
          no: hasWords(item.no) ? `${id}.no` : {},
          ...toRequired(item),
        },
      ];
    case 'choice':
      return [
        ...(text === undefined ? [] : [{ type: 'text' as const, text, bold: true }]),
        ...item.options.map(
          (words, index): Item => ({ type: 'checkbox', id: `${choiceId}.${index + 1}`, text: words }),
        ),
      ];
    case 'text':
      return [{ type: 'message', id, ...named, ...toRequired(item) }];
    case 'rating':
      return [
        {
          ...{ type: 'rating', id, ...named, min: 1, max: item.stars ?? 5 },
          minId: hasWords(item.low) ? `${id}.low` : LOWEST,
          maxId: hasWords(item.high) ? `${id}.high` : HIGHEST,
          ...toRequired(item),
        },
      ];
  }
}

function collectEnds({ item, id }: NamedItem): Record<string, string> {
  const ends =
    item.kind === 'yesNo'
      ? { yes: item.yes, no: item.no }
      : item.kind === 'rating'
        ? { low: item.low, high: item.high }
        : {};
  return Object.fromEntries(
    Object.entries(ends).flatMap(([end, words]) => (hasWords(words) ? [[`${id}.${end}`, words.trim()]] : [])),
  );
}

/** One group of checkboxes per question. */
function splitIntoPages(items: readonly NamedItem[]): NamedItem[][] {
  const pages: NamedItem[][] = [];
  for (const named of items) {
    const page = pages.at(-1);
    const isFull = named.item.kind === 'choice' && page?.some(({ item }) => item.kind === 'choice');
    if (page && !isFull) page.push(named);
    else pages.push([named]);
  }
  return pages;
}

const isExclusive = (page: readonly NamedItem[]): boolean =>
  page.some(({ item }) => item.kind === 'choice' && !item.several);

const getPageId = (index: number): string => (index === 0 ? QUESTION : `${QUESTION}.${index + 1}`);

/** A single item keeps the ids of single-kind questions. */
const nameItems = (items: readonly QuestionItem[]): NamedItem[] =>
  items.map((item, index) => {
    const number = items.length === 1 ? '' : `.${index + 1}`;
    const text = item.lbl === undefined ? {} : { text: item.lbl };
    return { item, id: `${ANSWER}${number}`, choiceId: `${CHOICE}${number}`, ...text };
  });

/** A single item may need no button (confirm rule). */
const needsConfirm = (items: readonly QuestionItem[]): boolean =>
  items.length > 1 || items.some((item) => item.kind === 'choice' && item.several);

function buildPages(items: readonly QuestionItem[]): [id: string, question: Question][] {
  const confirm = needsConfirm(items) ? [{ type: 'confirm' as const }] : [];
  const pages = splitIntoPages(nameItems(items));
  return pages.map((page, index) => [
    getPageId(index),
    {
      ...(index === 0 && { titleId: QUESTION }),
      items: [...page.flatMap(buildAnswers), ...confirm],
      ...(isExclusive(page) && { exclusive: true }),
      ...(index + 1 < pages.length && { followUp: getPageId(index + 1) }),
    },
  ]);
}

/** In every language, since staff write the question in one. */
const translateRatingEnds = (locale: Locale) => ({
  [LOWEST]: translate('questionnaire.rating.min', locale),
  [HIGHEST]: translate('questionnaire.rating.max', locale),
});

function listItems(question: StaffQuestion, path: string): QuestionItem[] {
  if (question.kind === 'items') return normalizeItems(question.items, `${path}.items`);
  const { txt: _, ...item } = question;
  return [normalizeItem(item, path, true)];
}

/**
 * The question is the title, so that a single yes/no or choice takes one tap (confirm rule).
 * @throws Refusal badRequest
 */
export function buildStaffQuestion(question: StaffQuestion): Questionnaire {
  const path = 'body.question';
  const words = trimQuestionText(question.txt, `${path}.txt`);
  const items = listItems(question, path);
  const [only] = items;
  // The question labels a single text field; the title labels other kinds.
  const labelsField = items.length === 1 && only?.kind === 'text' && only.lbl === undefined;
  const texts = {
    [QUESTION]: words,
    ...(labelsField && { [ANSWER]: words }),
    ...Object.assign({}, ...nameItems(items).map(collectEnds)),
  };
  const ratingEnds =
    items.some(({ kind }) => kind === 'rating') &&
    Object.fromEntries(
      languages.map(({ tag, locale }) => [
        tag,
        { ...(tag === defaultLanguage && texts), ...translateRatingEnds(locale) },
      ]),
    );
  return {
    version: 1,
    start: QUESTION,
    questions: Object.fromEntries(buildPages(items)),
    texts: { [defaultLanguage]: texts, ...ratingEnds },
  };
}

/** Whether the reporter takes the target's messages: no sets a conflict, yes ends it. */
export const buildDirectQuestion = (): Questionnaire => ({
  version: 1,
  start: QUESTION,
  questions: {
    [QUESTION]: {
      titleId: QUESTION,
      items: [{ type: 'yesNo', id: ANSWER, yes: { clear: [CONFLICT] }, no: { set: [CONFLICT] } }],
    },
  },
  texts: Object.fromEntries(
    languages.map(({ tag, locale }) => [tag, { [QUESTION]: translate('between.direct', locale) }]),
  ),
});
