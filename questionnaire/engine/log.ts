import type { AnswerReport } from '../model/report.ts';

/**
 * Answered questions, newest first, as a linked list: adding one shares all earlier ones, so that a long
 * questionnaire costs no more for each question than a short one.
 */
export interface Log {
  readonly entry: AnswerReport;
  readonly before: Log | null;
}

/** The entries of a log, oldest first. */
export function entriesOf(log: Log | null): AnswerReport[] {
  const entries: AnswerReport[] = [];
  for (let node = log; node; node = node.before) entries.push(node.entry);
  return entries.reverse();
}
