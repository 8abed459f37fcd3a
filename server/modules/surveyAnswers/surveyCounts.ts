import { lte, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { type surveyAnswers, surveyCounts } from '../../platform/db/schema.ts';

export type SurveyAnswerRow = typeof surveyAnswers.$inferSelect;
type CountRow = typeof surveyCounts.$inferSelect;

/** Value of every text: texts are not counted one by one. */
const TEXT_VALUE = 'text';

const listCounts = (answer: SurveyAnswerRow | undefined, many: number): CountRow[] => {
  if (!answer) return [];
  const { month, complete, answers } = answer;
  return [
    { month, item: '', value: '', many },
    ...(complete ? [{ month, item: '', value: 'complete', many }] : []),
    ...Object.entries(answers).map(([item, value]) => ({
      ...{ month, item, many },
      value: typeof value === 'string' ? TEXT_VALUE : String(value),
    })),
  ];
};

/** In lock order. */
function sumCounts(counts: readonly CountRow[]): CountRow[] {
  const sums = new Map<string, CountRow>();
  for (const row of counts) {
    const name = JSON.stringify([row.month, row.item, row.value]);
    sums.set(name, { ...row, many: (sums.get(name)?.many ?? 0) + row.many });
  }
  return [...sums]
    .filter(([, { many }]) => many !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
}

export async function replaceCounts(
  tx: Tx,
  before: SurveyAnswerRow | undefined,
  after: SurveyAnswerRow | undefined,
): Promise<void> {
  const rows = sumCounts([...listCounts(before, -1), ...listCounts(after, 1)]);
  if (rows.length === 0) return;
  const { month, item, value, many } = surveyCounts;
  await tx
    .insert(surveyCounts)
    .values(rows)
    .onConflictDoUpdate({ target: [month, item, value], set: { many: sql`${many} + excluded.many` } });
  if (rows.some((row) => row.many < 0)) await tx.delete(surveyCounts).where(lte(many, 0));
}
