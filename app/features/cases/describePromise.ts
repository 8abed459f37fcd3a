import type { Deadlines } from '@parvis/api/entities/deadline';
import type { TextId } from '@parvis/locales/areas';
import { isLate } from './formatDue.ts';

interface Sentence {
  readonly id: TextId;
  readonly at?: string;
}

const moves: Readonly<Record<string, TextId>> = {
  held: 'promise.moved.held',
  category: 'promise.moved.category',
  hours: 'promise.moved.hours',
};

/** Next promised date, for a visitor. */
export function describePromise(
  { answer, solve, left, moved }: Deadlines,
  now: Date = new Date(),
): Sentence[] {
  if (left) return [{ id: 'promise.held' }];
  const kind = answer === undefined ? 'solve' : 'answer';
  const at = answer ?? solve;
  if (at === undefined) return [];
  const before = moved?.[kind];
  const why = moved && moves[moved.why];
  return [
    { id: isLate({ at }, now) ? `promise.late.${kind}` : `promise.${kind}`, at },
    ...(before !== undefined && why ? [{ id: why, at: before }] : []),
  ];
}
