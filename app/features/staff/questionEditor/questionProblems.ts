import type { Translate } from '@parvis/locales/translate';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import {
  type EditedPart,
  type EditedQuestion,
  type EditedWords,
  isAsking,
  isNamedByTitle,
} from '@parvis/ui/screens/QuestionEditor';

/** By id of question, part or option; `parts` if empty. */
export type QuestionProblems = ReadonlyMap<string, string>;

export const isWordless = (words: EditedWords): boolean => Object.values(words).every(isUnseen);

function findOptionProblems({ options }: EditedPart, t: Translate): [string, string][] {
  const written = options.filter(({ words }) => !isWordless(words));
  const seen = new Set<string>();
  const twice = written.filter(({ words }) => {
    const key = JSON.stringify(Object.entries(words).sort());
    const isSeen = seen.has(key);
    seen.add(key);
    return isSeen;
  });
  return [
    ...options
      .filter(({ words }) => isWordless(words))
      .map(({ id }): [string, string] => [id, t('editor.option.missing')]),
    ...twice.map(({ id }): [string, string] => [id, t('editor.option.twice')]),
  ];
}

function findPartProblems(part: EditedPart, question: EditedQuestion, t: Translate): [string, string][] {
  if (part.kind === 'choice') return findOptionProblems(part, t);
  if (isNamedByTitle(part, question) || !isWordless(part.words)) return [];
  return [[part.id, t(part.kind === 'text' ? 'editor.text.missing' : 'editor.label.missing')]];
}

export function findQuestionProblems(question: EditedQuestion, t: Translate): QuestionProblems {
  const { id, title, parts } = question;
  const few = parts.find(({ kind, options }) => kind === 'choice' && options.length < 2);
  return new Map([
    ...(isWordless(title) ? [[id, t('editor.title.missing')] as const] : []),
    ...parts.flatMap((part) => findPartProblems(part, question, t)),
    ...(few ? [['parts', t('editor.option.few')] as const] : []),
    ...(parts.some(isAsking) ? [] : [['parts', t('editor.parts.missing')] as const]),
  ]);
}
