import { playedOf, replay } from '@parvis/questionnaire/engine/replay';
import { restore } from '@parvis/questionnaire/engine/snapshot';
import type { State } from '@parvis/questionnaire/engine/types';
import type { Played } from '@parvis/questionnaire/model/played';
import type { AnswerReport, FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';

export interface PartialAnswers {
  readonly report: FinalReport;
  readonly played: Played;
}

/** Builds a report of the answers so far, as if aborted; undefined once complete. */
export function getPartialAnswers(definition: Questionnaire, state: State): PartialAnswers | undefined {
  if (state.status === 'complete') return undefined;
  const { events, ...begun } = playedOf(definition, state);
  const played = { ...begun, events: [...events, { type: 'ABORT' } as const] };
  const replayed = replay(definition, played);
  return replayed.ok ? { report: replayed.report, played } : undefined;
}

const serializeAnswer = ({ qstnId, answers }: AnswerReport): string => JSON.stringify([qstnId, answers]);

/** Returns new or changed non-empty answers. */
export function filterNewAnswers(
  told: readonly AnswerReport[],
  answers: readonly AnswerReport[],
): AnswerReport[] {
  const known = new Set(told.map(serializeAnswer));
  return answers.filter((one) => Object.keys(one.answers).length > 0 && !known.has(serializeAnswer(one)));
}

/** Whether only questions after the stars are left. */
export function hasSentStars(definition: Questionnaire, kept: unknown): boolean {
  const state = restore(definition, kept);
  return state !== undefined && state.status !== 'complete' && state.questionId !== definition.start;
}

export function getUnsentStars(definition: Questionnaire, kept: unknown): number | undefined {
  const state = restore(definition, kept);
  if (state?.status !== 'asking' || state.questionId !== definition.start) return undefined;
  return Object.values(state.answers).find((answer) => typeof answer === 'number');
}
