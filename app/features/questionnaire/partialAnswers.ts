import { playedOf, replay } from '@parvis/questionnaire/engine/replay';
import type { State } from '@parvis/questionnaire/engine/types';
import type { Played } from '@parvis/questionnaire/model/played';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';

export interface PartialAnswers {
  readonly report: FinalReport;
  readonly played: Played;
}

/** Answers so far, as if aborted; undefined once complete. */
export function getPartialAnswers(definition: Questionnaire, state: State): PartialAnswers | undefined {
  if (state.status === 'complete') return undefined;
  const { events, ...begun } = playedOf(definition, state);
  const played = { ...begun, events: [...events, { type: 'ABORT' } as const] };
  const replayed = replay(definition, played);
  return replayed.ok ? { report: replayed.report, played } : undefined;
}
