import type { TextStore } from '@parvis/locales/translate';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { type AnswerLine, answerLines } from './answerLines.ts';
import { answerWords } from './chatItems.ts';

/** The words of a text id: the questionnaire's own in the language shown, else in French, else the app's. */
export function questionnaireWords(
  { texts: own }: Pick<Questionnaire, 'texts'>,
  texts: TextStore,
): (id: string) => string | undefined {
  const language = texts.locale() === 'en-US' ? 'en' : 'fr';
  return (id) => own?.[language][id] ?? own?.fr[id] ?? texts.find(id);
}

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
