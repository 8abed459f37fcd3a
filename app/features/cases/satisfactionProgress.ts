import { restore } from '@parvis/questionnaire/engine/snapshot';
import type { AnswerReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';

const serializeAnswer = ({ qstnId, answers }: AnswerReport): string => JSON.stringify([qstnId, answers]);

/** New or changed, non-empty. */
export function filterNewAnswers(
  told: readonly AnswerReport[],
  answers: readonly AnswerReport[],
): AnswerReport[] {
  const known = new Set(told.map(serializeAnswer));
  return answers.filter((one) => Object.keys(one.answers).length > 0 && !known.has(serializeAnswer(one)));
}

/** Only questions after the stars are left. */
export function hasSentStars(definition: Questionnaire, kept: unknown): boolean {
  const state = restore(definition, kept);
  return state !== undefined && state.status !== 'complete' && state.questionId !== definition.start;
}

export function getUnsentStars(definition: Questionnaire, kept: unknown): number | undefined {
  const state = restore(definition, kept);
  if (state?.status !== 'asking' || state.questionId !== definition.start) return undefined;
  return Object.values(state.answers).find((answer) => typeof answer === 'number');
}
