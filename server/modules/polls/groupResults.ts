import { BREAKDOWN_MIN } from '@parvis/api/entities/customerFigures';

export interface Group {
  readonly code: string;
  readonly many: number;
}

/** `others` are merged. */
export interface ToldGroups<G> {
  readonly alone: readonly G[];
  readonly others: readonly G[];
}

const sum = (groups: readonly Group[]): number => groups.reduce((all, { many }) => all + many, 0);

/**
 * Merges groups below five answers, with the smallest other one if still below five. Separates nothing if
 * only one group would remain.
 */
export function mergeSmallGroups<G extends Group>(groups: readonly G[]): ToldGroups<G> {
  const sorted = groups.toSorted((one, other) => one.many - other.many);
  const others = sorted.filter(({ many }) => many < BREAKDOWN_MIN);
  while (others.length > 0 && others.length < sorted.length && sum(others) < BREAKDOWN_MIN) {
    const smallest = sorted[others.length];
    if (smallest) others.push(smallest);
  }
  const merged = new Set(others);
  const alone = groups.filter((group) => !merged.has(group));
  const told = alone.length + (others.length > 0 ? 1 : 0);
  return told < 2 ? { alone: [], others: [] } : { alone, others };
}
