import { languageOf } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';
import { getSideLabelId } from '@parvis/questionnaire/model/kinds/yesNo';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { ownWords } from '@parvis/questionnaire/model/texts';

/** The item's own words, or yes and no. */
export function labelYesNo(
  definition: Pick<Questionnaire, 'texts'> | undefined,
  item: Item | undefined,
  yes: boolean,
  { t, locale }: Pick<TextStore, 't' | 'locale'>,
): string {
  const id = item?.type === 'yesNo' ? getSideLabelId(item, yes) : undefined;
  const own = id === undefined ? undefined : ownWords(definition?.texts, languageOf(locale()).tag, id);
  return own ?? t(yes ? 'part.yes' : 'part.no');
}
