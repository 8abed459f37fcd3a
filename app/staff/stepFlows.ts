import { type Outcome, outcomeSchema } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import { leaveCase } from '@parvis/questionnaire/flows/leaveCase';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { closeAtOnce, WITH_WORDS } from './closeFlows.ts';
import type { CaseStep } from './useCaseSteps.ts';

/** Steps that ask something first: a close for its outcome, or whether somebody wants to say some words with it. */
export type FlowStep = 'close' | 'leave';

/** What each of them plays. */
export const stepFlows: Record<FlowStep, { readonly definition: Questionnaire; readonly title: TextId }> = {
  close: { definition: closeAtOnce, title: 'staff.close.title' },
  leave: { definition: leaveCase, title: 'staff.leave.title' },
};

const outcomes: readonly Outcome[] = Object.values(outcomeSchema.def.entries);

/** Whether a close is to say some words: its outcome is asked for beside them. */
export const wantsWords = ({ abort, flags }: FinalReport): boolean => !abort && flags.includes(WITH_WORDS);

/** What a finished flow decided; nothing when it was left (flag `yes` says it was meant). */
export function decidedStep(step: FlowStep, report: FinalReport): CaseStep | undefined {
  if (report.abort || !report.flags.includes('yes')) return undefined;
  if (step === 'leave') return { step };
  const outcome = outcomes.find((one) => report.flags.includes(one));
  return outcome && { step, outcome };
}
