import type { SpokenAnswers } from './answerQuestionnaire.ts';
import { type Answers, type Day, type Report, type Role, sayIn } from './dayScript.ts';
import { arrive, type Caller, type Demonstration } from './person.ts';

/** People and addresses. */
export interface Playing {
  readonly day: Day;
  readonly at: Demonstration;
  readonly staff: Readonly<Record<Role, Caller>>;
  /** By the key of their row. */
  readonly csids: Map<string, string>;
  readonly labelIds: ReadonlyMap<string, string>;
}

export interface Reported {
  readonly report: Report;
  readonly visitor: Caller;
  readonly csid: string;
}

export const speak = ({ says, ...answers }: Answers, { locale }: Demonstration): SpokenAnswers => ({
  ...answers,
  ...(says !== undefined && { says: sayIn(says, locale) }),
});

/** Scans the code of a place. */
export function arriveAt({ day, at }: Pick<Playing, 'day' | 'at'>, place: string): Promise<Caller> {
  const qrid = day.codes[place];
  if (qrid === undefined) throw new Error(`The day has no code at ${place}.`);
  return arrive(at, qrid);
}
