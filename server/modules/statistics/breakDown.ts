import { BREAKDOWN_MIN, type UsageFigures } from '@parvis/api/entities/customerFigures';
import { type UsageType, usageValues } from '@parvis/api/entities/usage';

type ValueCount = UsageFigures['values'][number];

/** Successive values: their sum is meaningless. */
const SEQUENCES: ReadonlySet<UsageType> = new Set<UsageType>(['report', 'install']);

const isSequence = (type: UsageType): boolean => SEQUENCES.has(type);

/** True for the last value of a sequence, and any of others. */
export const isTotalled = (type: UsageType, value: string): boolean =>
  !isSequence(type) || usageValues[type].at(-1) === value;

/**
 * Merges counts below `BREAKDOWN_MIN`, with the smallest other one if still too few: subtraction reveals
 * nothing.
 */
function mergeSmallCounts(counts: readonly ValueCount[]): Pick<UsageFigures, 'values' | 'others'> {
  const values = counts.filter(({ count }) => count >= BREAKDOWN_MIN);
  let others = counts.reduce((sum, { count }) => sum + (count < BREAKDOWN_MIN ? count : 0), 0);
  if (others === 0) return { values };
  if (others < BREAKDOWN_MIN) {
    const [smallest] = values.toSorted((one, other) => one.count - other.count);
    if (smallest) {
      others += smallest.count;
      values.splice(values.indexOf(smallest), 1);
    }
  }
  return { values, others };
}

export function breakDown(
  type: UsageType,
  counted: ReadonlyMap<string, number>,
): Pick<UsageFigures, 'values' | 'others'> {
  const counts = usageValues[type].map((value) => ({ value, count: counted.get(value) ?? 0 }));
  if (!isSequence(type)) return mergeSmallCounts(counts);
  return { values: counts.some(({ count }) => count >= BREAKDOWN_MIN) ? counts : [] };
}
