import { type Outcome, outcomeSchema } from '@parvis/api/entities/case';
import type { TextId } from '@parvis/locales/areas';
import { closeCase } from '@parvis/questionnaire/flows/closeCase';
import { leaveCase } from '@parvis/questionnaire/flows/leaveCase';
import { rejectCase } from '@parvis/questionnaire/flows/rejectCase';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import type { CaseStep } from './useCaseSteps.ts';

/** Steps that ask something first; a close whose message was asked for by the one who closes asks no more whether there is one. */
export type FlowStep = 'close' | 'closeWithWords' | 'reject' | 'leave';

const { closeCase: outcomeQuestion, 'closeCase.offer': _, ...closeWords } = closeCase.questions;
const closeWithWords: Questionnaire = {
  ...closeCase,
  questions: {
    closeCase: { ...outcomeQuestion, followUp: 'closeCase.message' },
    ...closeWords,
  } as Questionnaire['questions'],
};

/** What each of them plays. */
export const stepFlows: Record<FlowStep, { readonly definition: Questionnaire; readonly title: TextId }> = {
  close: { definition: closeCase, title: 'staff.close.title' },
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
