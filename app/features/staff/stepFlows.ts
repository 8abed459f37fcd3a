import { type BlockReason, blockReasons } from '@parvis/api/entities/block';
import { type Outcome, outcomeSchema } from '@parvis/api/entities/case';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { CaseStep } from './caseStep.ts';
import { WITH_WORDS } from './closeFlows.ts';

/** Steps that play a flow first: a close for its outcome, or whether somebody wants to say some words with it; leaving to be sure; a block for its reasons. */
export type FlowStep = 'close' | 'leave' | 'block';

const outcomes: readonly Outcome[] = Object.values(outcomeSchema.def.entries);

/** Whether a close is to say some words: its outcome is asked for beside them. */
export const wantsWords = ({ abort, flags }: FinalReport): boolean => !abort && flags.includes(WITH_WORDS);

/** The close that a finished flow decided; nothing when it was left (flag `yes` says it was meant). */
export function decidedClose(report: FinalReport): CaseStep | undefined {
  if (report.abort || !report.flags.includes('yes')) return undefined;
  const outcome = outcomes.find((one) => report.flags.includes(one));
  return outcome && { step: 'close', outcome };
}

/** The block that a finished flow decided, with its reasons; nothing when it was left. */
export function decidedBlock({ abort, flags, answersArray }: FinalReport): CaseStep | undefined {
  if (abort || !flags.includes('yes')) return undefined;
  const isTicked = (one: BlockReason) =>
    answersArray.some(({ answers }) => answers[`answer.${one}`] === true);
  const reason = blockReasons.filter(isTicked);
  return reason.length > 0 ? { step: 'block', reason } : undefined;
}
