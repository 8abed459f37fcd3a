import { languageOf } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';
import { type AnswerLine, answerLines } from '@parvis/questionnaire/model/answerLines';
import type { SpokenWords } from '@parvis/questionnaire/model/kinds/kind';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { ownWords } from '@parvis/questionnaire/model/texts';

/** Overrides an id's text, e.g. why a code was not sent. */
export type TextOverride = (id: string) => string | undefined;

/** Order: override, questionnaire (current or first language), app. */
export function createTextResolver(
  { texts: ownTexts }: Pick<Questionnaire, 'texts'>,
  texts: TextStore,
  say?: TextOverride,
): (id: string) => string | undefined {
  const language = languageOf(texts.locale()).tag;
  return (id) => say?.(id) ?? ownWords(ownTexts, language, id) ?? texts.find(id);
}

/** @param find the questionnaire's own texts */
export const createAnswerTexts = (texts: TextStore, find: SpokenWords['find']): SpokenWords => ({
  find,
  yes: texts.t('part.yes'),
  no: texts.t('part.no'),
  stars: (n, max) => texts.t('chat.stars', { n, max }),
});

export function formatReportLines(
  { answersArray }: Pick<FinalReport, 'answersArray'>,
  definition: Questionnaire,
  texts: TextStore,
): AnswerLine[] {
  const words = createAnswerTexts(texts, createTextResolver(definition, texts));
  return answersArray.flatMap(({ qstnId, items, answers }) => {
    const titleId = definition.questions[qstnId]?.titleId;
    return answerLines(titleId ? [{ type: 'text', id: titleId }, ...items] : items, answers, words);
  });
}
