import { type Locale, languageOf } from '@parvis/locales/languages';
import { kindOf } from '@parvis/questionnaire/model/kinds/kindOf';
import type { Item, Question, Questionnaire } from '@parvis/questionnaire/model/schema';
import { ownWords } from '@parvis/questionnaire/model/texts';
import { findText } from '../../platform/lib/texts.ts';

export interface AskedItem {
  readonly id: string;
  readonly type: string;
  readonly lbl: string;
}

export interface AskedQuestion {
  readonly qstnId: string;
  readonly lbl: string;
  readonly items: readonly AskedItem[];
}

const findWords = ({ texts }: Questionnaire, id: string, locale: Locale): string =>
  ownWords(texts, languageOf(locale).tag, id) ?? findText(id, locale) ?? id;

const toAskedItem = (definition: Questionnaire, item: Item, locale: Locale): AskedItem[] =>
  kindOf(item).answers && item.id !== undefined
    ? [{ id: item.id, type: item.type, lbl: item.text ?? findWords(definition, item.id, locale) }]
    : [];

function toAskedQuestion(
  definition: Questionnaire,
  [qstnId, { titleId, items }]: readonly [string, Question],
  locale: Locale,
): AskedQuestion {
  const asked = items.flatMap((item) => toAskedItem(definition, item, locale));
  const title = titleId === undefined ? asked[0]?.lbl : findWords(definition, titleId, locale);
  return { qstnId, lbl: title ?? qstnId, items: asked };
}

/** Lists all versions, in the order and text of the first. */
export function listAskedQuestions(versions: readonly Questionnaire[], locale: Locale): AskedQuestion[] {
  const found = new Map<string, AskedQuestion>();
  for (const definition of versions)
    for (const entry of Object.entries(definition.questions)) {
      const question = toAskedQuestion(definition, entry, locale);
      const before = found.get(question.qstnId);
      const known = new Set(before?.items.map(({ id }) => id));
      const more = question.items.filter(({ id }) => !known.has(id));
      found.set(question.qstnId, { ...(before ?? question), items: [...(before?.items ?? []), ...more] });
    }
  return [...found.values()].filter(({ items }) => items.length > 0);
}
