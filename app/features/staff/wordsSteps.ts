import type { Outcome } from '@parvis/api/entities/case';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import type { CaseStep } from './caseStep.ts';

/** Steps that end a case with words of staff, which hold any sign, as a reply does. */
export type WordsStep = 'closeWithWords' | 'reject';

/** What each of them is called, asks and ends with: the words of the flows `closeCase` and `rejectCase`, which programs play. */
export const endTexts = {
  closeWithWords: { title: 'staff.close.title', words: 'closeCase.message', submit: 'closeCase.yes' },
  reject: { title: 'staff.reject.title', words: 'rejectCase', submit: 'rejectCase.yes' },
} as const satisfies Record<WordsStep, object>;

/** What was filled in. */
export interface EndWords {
  readonly txt: string;
  readonly outcome?: Outcome | undefined;
}

/** What was filled in decides; nothing without words, nor a close without what became of the case. */
export function decidedWords(step: WordsStep, { txt, outcome }: EndWords): CaseStep | undefined {
  if (isUnseen(txt)) return undefined;
  const said = { txt: txt.trim() };
  if (step === 'reject') return { step, ...said };
  return outcome && { step: 'close', outcome, ...said };
}
