import { type Outcome, outcomeSchema } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import { leaveCase } from '@parvis/questionnaire/flows/leaveCase';
import { rejectCase } from '@parvis/questionnaire/flows/rejectCase';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { closeAtOnce, closeWithWords } from './closeFlows.ts';
import type { CaseStep } from './useCaseSteps.ts';

/** Steps that ask something first; a close asks for its outcome, and for words where somebody wants to say some. */
export type FlowStep = 'close' | 'closeWithWords' | 'reject' | 'leave';

/** What each of them plays. */
export const stepFlows: Record<FlowStep, { readonly definition: Questionnaire; readonly title: TextId }> = {
  close: { definition: closeAtOnce, title: 'staff.close.title' },
  closeWithWords: { definition: closeWithWords, title: 'staff.close.title' },
  reject: { definition: rejectCase, title: 'staff.reject.title' },
  leave: { definition: leaveCase, title: 'staff.leave.title' },
};

const outcomes: readonly Outcome[] = Object.values(outcomeSchema.def.entries);

const wordsOf = (report: FinalReport): string | undefined =>
  report.answersArray.findLast(({ msgTxt }) => msgTxt !== undefined)?.msgTxt;

/** What a finished flow decided; nothing when it was left (flag `yes` says it was meant). */
export function decidedStep(step: FlowStep, report: FinalReport): CaseStep | undefined {
  if (report.abort || !report.flags.includes('yes')) return undefined;
  if (step === 'leave') return { step };
  const txt = wordsOf(report);
  if (step === 'reject') return txt ? { step, txt } : undefined;
  const outcome = outcomes.find((one) => report.flags.includes(one));
  return outcome && { step: 'close', outcome, ...(txt && { txt }) };
}
