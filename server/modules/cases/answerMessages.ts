import { type Language, type Locale, languages } from '@parvis/locales/languages';
import type { Words } from '@parvis/locales/wordsIn';
import { spokenAnswer } from '@parvis/questionnaire/model/answerLines';
import type { SpokenWords } from '@parvis/questionnaire/model/kinds/kind';
import { isMessage, kindOf, typedKindOf } from '@parvis/questionnaire/model/kinds/kindOf';
import type { Answer } from '@parvis/questionnaire/model/report';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { ownWords } from '@parvis/questionnaire/model/texts';
import type { WordsByLanguage } from '../../platform/db/schema.ts';
import { findText, text } from '../../platform/lib/texts.ts';
import type { NewMessage } from './caseRows.ts';
import type { AnsweredQuestion } from './replayReport.ts';

export type AnswerContent = Required<Pick<NewMessage, 'qstnId'>> &
  Pick<NewMessage, 'answers'> & { items: Item[]; words: WordsByLanguage };

/** Buttons and items next to the answers. */
const leavesNothing = (item: Item): boolean => kindOf(item).button === true || kindOf(item).beside === true;

/** The question as displayed later: its title, unless an item repeats it, and items without buttons and photos. */
function shown({ question: { titleId, items } }: AnsweredQuestion): Item[] {
  const rest = items.filter((item) => !leavesNothing(item));
  if (titleId === undefined || rest.some(({ id }) => id === titleId)) return rest;
  return [{ type: 'text', id: titleId, bold: true }, ...rest];
}

const textIds = (item: Item): string[] =>
  [item.id, item.imgDesc, ...(kindOf(item).textIds?.(item) ?? []).map(([, id]) => id)].filter(
    (id) => id !== undefined,
  );

/** The questionnaire's own texts take precedence. */
function wordsOf(ids: ReadonlySet<string>, { texts }: Questionnaire): WordsByLanguage {
  const wordsFor = (tag: Language, locale: Locale) =>
    Object.fromEntries(
      [...ids].flatMap((id) => {
        const words = ownWords(texts, tag, id) ?? findText(id, locale);
        return words === undefined ? [] : [[id, words] as const];
      }),
    );
  return Object.fromEntries(languages.map(({ tag, locale }) => [tag, wordsFor(tag, locale)]));
}

export function wordsOfAll(definition: Questionnaire): WordsByLanguage {
  const entries = Object.entries(definition.questions).map(([qstnId, question]) => ({
    qstnId,
    question,
    answers: {},
  }));
  return wordsOf(new Set(entries.flatMap(shown).flatMap(textIds)), definition);
}

/** In UTF-16 units. */
const ID_MAX = 120;

/** Truncates a long id, never within a surrogate pair. */
function numbered(id: string, number: number): string {
  const end = `#${number}`;
  return id.slice(0, ID_MAX - end.length).replace(/[\uD800-\uDBFF]$/, '') + end;
}

/**
 * Makes ids unique (`other`, `other#2`).
 * @param reserved ids that numbering must not create
 */
function numbering(reserved: ReadonlySet<string>): (id: string) => string {
  const numbers = new Map<string, number>();
  const given = new Set<string>();
  return (id) => {
    let number = numbers.get(id) ?? 0;
    let name: string;
    do {
      number += 1;
      name = number === 1 ? id : numbered(id, number);
    } while (given.has(name) || (number > 1 && reserved.has(name)));
    numbers.set(id, number);
    given.add(name);
    return name;
  };
}

const withNumbered = (
  words: Readonly<Record<string, string>>,
  names: ReadonlyMap<string, string>,
): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(words),
    ...[...names].flatMap(([name, id]) => (Object.hasOwn(words, id) ? [[name, words[id] ?? '']] : [])),
  ]);

/** Builds one message of all answers, with items and texts in every language. */
export function answerContent(
  entries: readonly AnsweredQuestion[],
  definition: Questionnaire,
): AnswerContent {
  const ids = new Set(entries.flatMap(shown).flatMap(textIds));
  const nameOf = numbering(ids);
  const names = new Map<string, string>();
  const answers: [id: string, answer: Answer][] = [];
  const items = entries.flatMap((entry) =>
    shown(entry).map((item) => {
      if (item.id === undefined) return item;
      const id = nameOf(item.id);
      names.set(id, item.id);
      const answer = Object.hasOwn(entry.answers, item.id) ? entry.answers[item.id] : undefined;
      if (answer !== undefined) answers.push([id, answer]);
      return { ...item, id };
    }),
  );
  const words = Object.fromEntries(
    Object.entries(wordsOf(ids, definition)).map(([tag, said]) => [tag, withNumbered(said, names)]),
  );
  return { qstnId: entries[0]?.qstnId ?? '', items, answers: Object.fromEntries(answers), words };
}

const spokenWords = (own: Readonly<Record<string, string>>, locale: Locale): SpokenWords => ({
  find: (id) => (Object.hasOwn(own, id) ? own[id] : undefined),
  yes: text('part.yes', locale),
  no: text('part.no', locale),
  stars: (count, max) => `${count} / ${max}`,
});

/** A question mark needs no other separator. */
const pairOf = (name: string, value: string, locale: Locale): string =>
  /[?!]$/.test(name) ? `${name} ${value}` : text('own.pair', locale, { name, value });

/** Adds the question to an answer that needs it; hides codes. */
function inShort(item: Item, content: AnswerContent, words: SpokenWords, locale: Locale): string | undefined {
  if (typedKindOf(item)?.secret?.(item)) return undefined;
  const said = spokenAnswer(item, content.answers ?? {}, words);
  if (said === undefined || !kindOf(item).answers?.needsAsked) return said;
  const asked = item.text ?? (item.id === undefined ? undefined : words.find(item.id));
  return asked ? pairOf(asked, said, locale) : said;
}

function lineOf(content: AnswerContent, words: SpokenWords, locale: Locale): string {
  const parts = content.items.map((item) => ({ item, said: inShort(item, content, words, locale) }));
  const written = parts.filter(({ item, said }) => said && isMessage(item));
  const others = parts.filter(({ item, said }) => said && !isMessage(item));
  return [...written, ...others].map(({ said }) => said).join(' · ');
}

/** Own words of the person come first. Undefined without any answer. */
export function snippetOf(content: AnswerContent): Words | undefined {
  const lines = languages.map(
    ({ tag, locale }) =>
      [tag, lineOf(content, spokenWords(content.words[tag] ?? {}, locale), locale)] as const,
  );
  return lines.every(([, line]) => line === '') ? undefined : Object.fromEntries(lines);
}
