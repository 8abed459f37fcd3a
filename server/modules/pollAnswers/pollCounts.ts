import type { PollAnswers } from '@parvis/api/entities/poll';
import type { Answer } from '@parvis/questionnaire/model/report';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { pollCounts } from '../../platform/db/schema.ts';

type CountRow = typeof pollCounts.$inferSelect;

export interface CountedAnswer {
  readonly placeCode: string;
  readonly day: string;
  readonly complete: boolean;
  readonly answers: PollAnswers;
}

/** Value of every text: texts are not counted one by one. */
export const TEXT_VALUE = 'text';

const toCountValue = (answer: Answer): string => (typeof answer === 'string' ? TEXT_VALUE : String(answer));

type Key = Pick<CountRow, 'qstnId' | 'item' | 'value'>;

/** An answer counts as itself, its questions and its items. */
function listKeys({ answers, complete }: CountedAnswer): Key[] {
  const whole = { qstnId: '', item: '' };
  return [
    { ...whole, value: '' },
    ...(complete ? [{ ...whole, value: 'complete' }] : []),
    ...Object.entries(answers).flatMap(([qstnId, items]) => [
      { qstnId, item: '', value: '' },
      ...Object.entries(items).map(([item, answer]) => ({ qstnId, item, value: toCountValue(answer) })),
    ]),
  ];
}

const listCounts = (answer: CountedAnswer | undefined, many: number): Omit<CountRow, 'poll'>[] =>
  answer
    ? listKeys(answer).map((key) => ({ ...key, placeCode: answer.placeCode, day: answer.day, many }))
    : [];

/** In lock order. */
function sumCounts(counts: readonly Omit<CountRow, 'poll'>[]): Omit<CountRow, 'poll'>[] {
  const sums = new Map<string, Omit<CountRow, 'poll'>>();
  for (const { many, ...key } of counts) {
    const name = JSON.stringify(Object.values(key));
    sums.set(name, { ...key, many: (sums.get(name)?.many ?? 0) + many });
  }
  return [...sums]
    .filter(([, { many }]) => many !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
}

export async function replaceCounts(
  tx: Tx,
  poll: string,
  before: CountedAnswer | undefined,
  after: CountedAnswer | undefined,
): Promise<void> {
  const rows = sumCounts([...listCounts(before, -1), ...listCounts(after, 1)]);
  if (rows.length === 0) return;
  const { qstnId, item, value, placeCode, day, many } = pollCounts;
  await tx
    .insert(pollCounts)
    .values(rows.map((row) => ({ ...row, poll })))
    .onConflictDoUpdate({
      target: [pollCounts.poll, qstnId, item, value, placeCode, day],
      set: { many: sql`${many} + excluded.many` },
    });
  if (rows.some((row) => row.many < 0))
    await tx.delete(pollCounts).where(and(eq(pollCounts.poll, poll), lte(many, 0)));
}
