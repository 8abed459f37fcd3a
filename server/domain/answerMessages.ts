import type { Locale } from '@parvis/api/entities/basics';
import { ratingRange, sideLabelId } from '@parvis/questionnaire/model/effects';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import type { Draft } from './caseRows.ts';
import type { CheckedEntry } from './checkReport.ts';

/** What a message of answers holds. */
export type AnswerContent = Required<Pick<Draft, 'qstnId' | 'items' | 'answers' | 'words'>>;

type Text = (id: string, locale: Locale) => string | undefined;

const isButton = ({ type }: Item): boolean => type === 'confirm' || type === 'nextButton';

/** A question as it is shown afterwards: its title, unless an item says the same, then its items without buttons. */
function shown({ question: { titleId, items } }: CheckedEntry): Item[] {
  const rest = items.filter((item) => !isButton(item));
  if (titleId === undefined || rest.some(({ id }) => id === titleId)) return rest;
  return [{ type: 'text', id: titleId, bold: true }, ...rest];
}

function textIds(item: Item): string[] {
  const own = item.id === undefined ? [] : [item.id];
  const described = item.imgDesc === undefined ? own : [...own, item.imgDesc];
  if (item.type === 'yesNo')
    return [...described, ...[true, false].flatMap((yes) => sideLabelId(item, yes) ?? [])];
  if (item.type === 'rating')
    return [...described, ...[item.minId, item.maxId].filter((id) => id !== undefined)];
  return described;
}

/** The words of the items' ids in one language: the questionnaire's own first, then the language data. */
function wordsOf(items: readonly Item[], definition: Questionnaire, locale: Locale, text: Text) {
  const own = definition.texts?.[locale === 'en-US' ? 'en' : 'fr'] ?? {};
  const ids = new Set(items.flatMap(textIds));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const words = Object.hasOwn(own, id) ? own[id] : text(id, locale);
      return words === undefined ? [] : [[id, words] as const];
    }),
  );
}

/** Answered questions as few messages as can be: a new one begins only where an item id comes again. */
function grouped(entries: readonly CheckedEntry[]): CheckedEntry[][] {
  const groups: CheckedEntry[][] = [];
  let seen = new Set<string | undefined>();
  for (const entry of entries) {
    const ids = shown(entry).flatMap(({ id }) => (id === undefined ? [] : [id]));
    const last = groups.at(-1);
    if (last && !ids.some((id) => seen.has(id))) last.push(entry);
    else {
      groups.push([entry]);
      seen = new Set();
    }
    for (const id of ids) seen.add(id);
  }
  return groups;
}

/** Answered questions as messages, with the items as they were shown and their words. */
export function answerContents(
  entries: readonly CheckedEntry[],
  definition: Questionnaire,
  locale: Locale,
  text: Text,
): AnswerContent[] {
  return grouped(entries).map((group) => {
    const items = group.flatMap(shown);
    return {
      qstnId: group[0]?.qstnId ?? '',
      items,
      answers: Object.assign({}, ...group.map(({ answers }) => answers)),
      words: wordsOf(items, definition, locale, text),
    };
  });
}

const yesNoWords: Record<Locale, readonly [no: string, yes: string]> = {
  'fr-FR': ['Non', 'Oui'],
  'en-US': ['No', 'Yes'],
};

function spoken(item: Item, content: AnswerContent, locale: Locale): string | undefined {
  const answer = item.id === undefined ? undefined : content.answers?.[item.id];
  if (answer === undefined || answer === false) {
    if (item.type !== 'yesNo' || answer === undefined) return undefined;
  }
  const label = item.text ?? (item.id === undefined ? undefined : content.words?.[item.id]);
  switch (item.type) {
    case 'message':
    case 'input':
      return item.type === 'input' && item.subType === 'code' ? undefined : String(answer);
    case 'checkbox':
      return label;
    case 'yesNo': {
      const side = sideLabelId(item, answer === true);
      const words = (side && content.words?.[side]) ?? yesNoWords[locale][answer === true ? 1 : 0];
      return label ? `${label} : ${words}` : words;
    }
    case 'rating':
      return `${String(answer)} / ${ratingRange(item).max}`;
    default:
      return undefined;
  }
}

/** Answers in one line, for lists: what the person wrote themselves comes first. */
export function snippetOf(contents: readonly AnswerContent[], locale: Locale): string {
  const parts = contents.flatMap((content) =>
    (content.items ?? []).map((item) => ({ item, words: spoken(item, content, locale) })),
  );
  const written = parts.filter(({ item, words }) => words && item.type === 'message');
  const others = parts.filter(({ item, words }) => words && item.type !== 'message');
  return [...written, ...others].map(({ words }) => words).join(' · ');
}
