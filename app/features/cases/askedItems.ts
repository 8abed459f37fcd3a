import { languageOf } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';
import { isTick, kindOf } from '@parvis/questionnaire/model/kinds/kindOf';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { ownWords } from '@parvis/questionnaire/model/texts';

/** The question names an item without label. */
export interface AskedItem {
  readonly label: string | undefined;
  readonly choices: readonly string[];
}

/** With their options. */
export function listAskedItems(
  { questions, texts: words }: Questionnaire,
  texts: Pick<TextStore, 'locale'>,
): readonly AskedItem[] {
  const { tag } = languageOf(texts.locale());
  const titles = new Set(
    Object.values(questions).map(({ titleId }) => titleId && ownWords(words, tag, titleId)),
  );
  const findLabel = ({ text, id }: Item): string | undefined => {
    const label = text ?? (id === undefined ? undefined : ownWords(words, tag, id));
    return titles.has(label) ? undefined : label;
  };
  const asked: { label: string | undefined; choices: string[] }[] = [];
  for (const { items } of Object.values(questions)) {
    let label: string | undefined;
    let list: string[] | undefined;
    for (const item of items) {
      if (item.type === 'text') [label, list] = [findLabel(item), undefined];
      else if (isTick(item)) {
        if (!list) {
          list = [];
          asked.push({ label, choices: list });
        }
        list.push(findLabel(item) ?? item.id);
      } else if (kindOf(item).answers) asked.push({ label: findLabel(item), choices: [] });
    }
  }
  return asked;
}
