import { type Language, type Locale, languages } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { spokenAnswer } from '@parvis/questionnaire/model/answerLines';
import type { SpokenWords } from '@parvis/questionnaire/model/kinds/kind';
import { isMessage, kindOf, typedKindOf } from '@parvis/questionnaire/model/kinds/kindOf';
import type { Answer } from '@parvis/questionnaire/model/report';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { ownWords } from '@parvis/questionnaire/model/texts';
import type { WordsByLanguage } from '../../platform/db/schema.ts';
import { findText, translate } from '../../platform/lib/texts.ts';
import type { NewMessage } from './caseRows.ts';
import type { AnsweredQuestion } from './replayReport.ts';

export type AnswerContent = Required<Pick<NewMessage, 'qstnId'>> &
  Pick<NewMessage, 'answers'> & { items: Item[]; words: WordsByLanguage };

const isHiddenLater = (item: Item): boolean => kindOf(item).button === true || kindOf(item).beside === true;

/** As displayed later: the title unless an item repeats it, without buttons and photos. */
function getShownItems({ question: { titleId, items } }: AnsweredQuestion): Item[] {
  const rest = items.filter((item) => !isHiddenLater(item));
  if (titleId === undefined || rest.some(({ id }) => id === titleId)) return rest;
  return [{ type: 'text', id: titleId, bold: true }, ...rest];
}

const getTextIds = (item: Item): string[] =>
  [item.id, item.imgDesc, ...(kindOf(item).textIds?.(item) ?? []).map(([, id]) => id)].filter(
    (id) => id !== undefined,
  );

/** The questionnaire's own texts take precedence. */
function collectWords(ids: ReadonlySet<string>, { texts }: Questionnaire): WordsByLanguage {
  const findWords = (tag: Language, locale: Locale) =>
    Object.fromEntries(
      [...ids].flatMap((id) => {
        const words = ownWords(texts, tag, id) ?? findText(id, locale);
        return words === undefined ? [] : [[id, words] as const];
      }),
    );
  return Object.fromEntries(languages.map(({ tag, locale }) => [tag, findWords(tag, locale)]));
}

export function collectAllWords(definition: Questionnaire): WordsByLanguage {
  const entries = Object.entries(definition.questions).map(([qstnId, question]) => ({
    qstnId,
    question,
    answers: {},
  }));
  return collectWords(new Set(entries.flatMap(getShownItems).flatMap(getTextIds)), definition);
}

/** UTF-16 units. */
const ID_MAX = 120;

/** Never splits a surrogate pair. */
function appendNumber(id: string, number: number): string {
  const end = `#${number}`;
  return id.slice(0, ID_MAX - end.length).replace(/[\uD800-\uDBFF]$/, '') + end;
}

/**
 * Makes ids unique (`other`, `other#2`).
 * @param reserved ids that numbering must not create
 */
function createIdNumbering(reserved: ReadonlySet<string>): (id: string) => string {
  const numbers = new Map<string, number>();
  const used = new Set<string>();
  return (id) => {
    let number = numbers.get(id) ?? 0;
    let name: string;
    do {
      number += 1;
      name = number === 1 ? id : appendNumber(id, number);
    } while (used.has(name) || (number > 1 && reserved.has(name)));
    numbers.set(id, number);
    used.add(name);
    return name;
  };
}

const addNumberedWords = (
  words: Readonly<Record<string, string>>,
  names: ReadonlyMap<string, string>,
): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(words),
    ...[...names].flatMap(([name, id]) => (Object.hasOwn(words, id) ? [[name, words[id] ?? '']] : [])),
  ]);

/** One message of all answers, in every language. */
export function buildAnswerContent(
  entries: readonly AnsweredQuestion[],
  definition: Questionnaire,
): AnswerContent {
  const ids = new Set(entries.flatMap(getShownItems).flatMap(getTextIds));
  const makeUnique = createIdNumbering(ids);
  const names = new Map<string, string>();
  const answers: [id: string, answer: Answer][] = [];
  const items = entries.flatMap((entry) =>
    getShownItems(entry).map((item) => {
      if (item.id === undefined) return item;
      const id = makeUnique(item.id);
      names.set(id, item.id);
      const answer = Object.hasOwn(entry.answers, item.id) ? entry.answers[item.id] : undefined;
      if (answer !== undefined) answers.push([id, answer]);
      return { ...item, id };
    }),
  );
  const words = Object.fromEntries(
    Object.entries(collectWords(ids, definition)).map(([tag, said]) => [tag, addNumberedWords(said, names)]),
  );
  return { qstnId: entries[0]?.qstnId ?? '', items, answers: Object.fromEntries(answers), words };
}

const toSpokenWords = (own: Readonly<Record<string, string>>, locale: Locale): SpokenWords => ({
  find: (id) => (Object.hasOwn(own, id) ? own[id] : undefined),
  yes: translate('part.yes', locale),
  no: translate('part.no', locale),
  stars: (count, max) => `${count} / ${max}`,
});

/** A question mark needs no separator. */
const formatPair = (name: string, value: string, locale: Locale): string =>
  /[?!]$/.test(name) ? `${name} ${value}` : translate('own.pair', locale, { name, value });

/** Hides codes. */
function summarizeAnswer(
  item: Item,
  content: AnswerContent,
  words: SpokenWords,
  locale: Locale,
): string | undefined {
  if (typedKindOf(item)?.secret?.(item)) return undefined;
  const answer = spokenAnswer(item, content.answers ?? {}, words);
  if (answer === undefined || !kindOf(item).answers?.needsAsked) return answer;
  const question = item.text ?? (item.id === undefined ? undefined : words.find(item.id));
  return question ? formatPair(question, answer, locale) : answer;
}

function buildSnippetLine(content: AnswerContent, words: SpokenWords, locale: Locale): string {
  const parts = content.items.map((item) => ({ item, said: summarizeAnswer(item, content, words, locale) }));
  const written = parts.filter(({ item, said }) => said && isMessage(item));
  const others = parts.filter(({ item, said }) => said && !isMessage(item));
  return [...written, ...others].map(({ said }) => said).join(' · ');
}

/** Prefers the person's own text. */
export function buildSnippet(content: AnswerContent): Words | undefined {
  const lines = languages.map(
    ({ tag, locale }) =>
      [tag, buildSnippetLine(content, toSpokenWords(content.words[tag] ?? {}, locale), locale)] as const,
  );
  return lines.every(([, line]) => line === '') ? undefined : Object.fromEntries(lines);
}
