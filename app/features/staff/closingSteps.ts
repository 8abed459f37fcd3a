import type { Outcome } from '@parvis/api/entities/case';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import type { CaseStep } from './caseStep.ts';

/** They end a case with a message, which may contain any character. */
export type ClosingStep = 'closeWithWords' | 'reject';

/** Texts of the flows `closeCase` and `rejectCase`, which API clients play. */
export const closingTexts = {
  closeWithWords: { title: 'staff.close.title', words: 'closeCase.message', submit: 'closeCase.yes' },
  reject: { title: 'staff.reject.title', words: 'rejectCase', submit: 'rejectCase.yes' },
} as const satisfies Record<ClosingStep, object>;

export interface ClosingFields {
  readonly txt: string;
  readonly outcome?: Outcome | undefined;
}

/** Undefined without message, or without a close's outcome. */
export function parseClosingForm(step: ClosingStep, { txt, outcome }: ClosingFields): CaseStep | undefined {
  if (isUnseen(txt)) return undefined;
  const said = { txt: txt.trim() };
  if (step === 'reject') return { step, ...said };
  return outcome && { step: 'close', outcome, ...said };
}
