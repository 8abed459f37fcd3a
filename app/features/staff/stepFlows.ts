import { type BlockReason, blockReasons } from '@parvis/api/entities/block';
import { outcomes } from '@parvis/api/entities/case';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { CaseStep } from './caseStep.ts';
import { WITH_WORDS } from './closeFlows.ts';

export type FlowStep = 'close' | 'leave' | 'block';

export const isMessageRequested = ({ abort, flags }: FinalReport): boolean =>
  !abort && flags.includes(WITH_WORDS);

/** Undefined if aborted or not confirmed (flag `yes`). */
export function parseCloseReport(report: FinalReport): CaseStep | undefined {
  if (report.abort || !report.flags.includes('yes')) return undefined;
  const outcome = outcomes.find((one) => report.flags.includes(one));
  return outcome && { step: 'close', outcome };
}

/** Undefined if aborted. */
export function parseBlockReport({
  abort,
  flags,
  answersArray,
}: FinalReport): Extract<CaseStep, { step: 'block' }> | undefined {
  if (abort || !flags.includes('yes')) return undefined;
  const isTicked = (one: BlockReason) =>
    answersArray.some(({ answers }) => answers[`answer.${one}`] === true);
  const reason = blockReasons.filter(isTicked);
  return reason.length > 0 ? { step: 'block', reason } : undefined;
}
