import type { DeadlineKind } from '@parvis/api/entities/deadline';
import { computeDeadline, type Deadline, type Pause } from './deadline.ts';
import type { DeadlineRules } from './deadlineRules.ts';

export interface CaseHistory {
  readonly ccatCode: string;
  /** The report, or when its reporter last reopened it. */
  readonly start: Date;
  /** In order; the last pause of a held case has no end. */
  readonly pauses: readonly Pause[];
  readonly answered: boolean;
  readonly ended: boolean;
}

export interface CaseDeadline {
  readonly deadline: Deadline;
  /** Undefined while the case is held. */
  readonly warnAt: Date | undefined;
}

export type CaseDeadlines = Readonly<Partial<Record<DeadlineKind, CaseDeadline>>>;

const HOUR = 60;
/** A working day, in open minutes. */
const WARNING_MAX = 8 * HOUR;

const getWarning = (target: number): number => Math.min(target / 4, WARNING_MAX);

/**
 * Computes the deadlines neither met nor over: the one source for clock, row, promise, warnings and figures.
 */
export function computeCaseDeadlines(rules: DeadlineRules, history: CaseHistory): CaseDeadlines {
  const { start, pauses, answered, ended, ccatCode } = history;
  const { firstAnswer, solved } = rules.getTargets(ccatCode);
  const compute = (hours: number | undefined): CaseDeadline | undefined => {
    if (hours === undefined || ended) return undefined;
    const target = hours * HOUR;
    const end = (minutes: number) => computeDeadline(rules.calendar, start, minutes, pauses);
    const deadline = end(target);
    const warning = end(target - getWarning(target));
    return deadline && { deadline, warnAt: warning?.state === 'running' ? warning.at : undefined };
  };
  const answer = answered ? undefined : compute(firstAnswer);
  const solve = compute(solved);
  return { ...(answer && { answer }), ...(solve && { solve }) };
}

export const getDue = (one: CaseDeadline | undefined): Date | undefined =>
  one?.deadline.state === 'running' ? one.deadline.at : undefined;
