import type { StaffQuestion } from '@parvis/api/calls/town';
import { defaultLanguage, type Locale, languages } from '@parvis/locales/languages';
import type { Item, Questionnaire } from '@parvis/questionnaire/model/schema';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { malformed } from '../base/refusal.ts';
import { text } from '../base/texts.ts';

/** The id of the one question, and of its one answer where there is one. */
const QUESTION = 'question';
const ANSWER = 'answer';
/** What the ends of stars mean, whatever is asked. */
const LOWEST = 'answer.min';
const HIGHEST = 'answer.max';

function items(question: StaffQuestion): Item[] {
  switch (question.kind) {
    case 'yesNo':
      return [{ type: 'yesNo', id: ANSWER, yes: {}, no: {} }];
    case 'choice':
      return [
        ...question.options.map(
          (words, index): Item => ({ type: 'checkbox', id: `choice.${index + 1}`, text: words }),
        ),
        ...(question.several ? [{ type: 'confirm' } as const] : []),
      ];
    case 'text':
      return [{ type: 'message', id: ANSWER }];
    case 'rating':
      return [{ type: 'rating', id: ANSWER, min: 1, max: 5, minId: LOWEST, maxId: HIGHEST }];
  }
}

/** The words of the product within a question, in every language: what is asked stands in one. */
const ends = (locale: Locale) => ({
  [LOWEST]: text('questionnaire.rating.min', locale),
  [HIGHEST]: text('questionnaire.rating.max', locale),
});

/** Words without the spaces around them. @throws Refusal badRequest when none are left. */
function trimmed(typed: string, path: string): string {
  const words = typed.trim();
  if (isUnseen(words)) throw malformed(path, 'missing');
  return words;
}

/**
 * The question of a member of staff as a questionnaire of one question, in their own words. They stand in
 * `titleId`, so that a yes/no or a choice is answered by one tap (the confirm rule).
 * @throws Refusal badRequest for an empty question, an empty option, or the same option twice.
 */
export function questionnaireOf(question: StaffQuestion): Questionnaire {
  const words = trimmed(question.txt, 'body.question.txt');
  const asked =
    question.kind === 'choice'
      ? { ...question, options: question.options.map((option) => trimmed(option, 'body.question.options')) }
      : question;
  if (asked.kind === 'choice' && new Set(asked.options).size < asked.options.length)
    throw malformed('body.question.options', 'twice');
  // A field is called by what is asked; ticks, stars and a yes/no are named by the title.
  const texts = { [QUESTION]: words, ...(asked.kind === 'text' && { [ANSWER]: words }) };
  return {
    version: 1,
    start: QUESTION,
    questions: {
      [QUESTION]: {
        titleId: QUESTION,
        items: items(asked),
        ...(asked.kind === 'choice' && !asked.several ? { exclusive: true } : {}),
      },
    },
    texts: {
      [defaultLanguage]: texts,
      ...(asked.kind === 'rating' &&
        Object.fromEntries(
          languages.map(({ tag, locale }) => [
            tag,
            { ...(tag === defaultLanguage && texts), ...ends(locale) },
          ]),
        )),
    },
  };
}
