import { languageOf } from '@parvis/locales/languages';
import type { TextStore } from '@parvis/locales/translate';
import { type AnswerLine, answerLines } from '@parvis/questionnaire/model/answerLines';
import type { SpokenWords } from '@parvis/questionnaire/model/kinds/kind';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { ownWords } from '@parvis/questionnaire/model/texts';

/** What a host says in place of the words of an id, where it knows more: why a code was not sent. */
export type Say = (id: string) => string | undefined;

/** The words of a text id: the host's, else the questionnaire's own in the language shown, else in its first one, else the app's. */
export function questionnaireWords(
  { texts: own }: Pick<Questionnaire, 'texts'>,
  texts: TextStore,
  say?: Say,
): (id: string) => string | undefined {
  const language = languageOf(texts.locale()).tag;
  return (id) => say?.(id) ?? ownWords(own, language, id) ?? texts.find(id);
}

/** How answers are said; `find` knows the words of the questionnaire's own ids. */
export const answerWords = (texts: TextStore, find: SpokenWords['find']): SpokenWords => ({
  find,
  yes: texts.t('part.yes'),
  no: texts.t('part.no'),
  stars: (n, max) => texts.t('chat.stars', { n, max }),
});

/** What was answered, as it is shown before it is sent and until the server has it. */
export function reportLines(
  { answersArray }: Pick<FinalReport, 'answersArray'>,
  definition: Questionnaire,
  texts: TextStore,
): AnswerLine[] {
  const words = answerWords(texts, questionnaireWords(definition, texts));
  return answersArray.flatMap(({ qstnId, items, answers }) => {
    const titleId = definition.questions[qstnId]?.titleId;
    return answerLines(titleId ? [{ type: 'text', id: titleId }, ...items] : items, answers, words);
  });
}
