import type { CaseInfo } from '@parvis/api/entities/case';

/** So many cases are named: who has begun more reads how many. */
const NAMED = 3;
/** So many are asked for: one may be of another customer, or no more. */
export const LOOKED_AT = 6;

/** Of so many cases in which something was begun, those to name, of which something is known here, and how many others there are. */
export function begunNamed(
  count: number,
  known: readonly (CaseInfo | null | undefined)[],
): { named: readonly CaseInfo[]; others: number } {
  const named = known.flatMap((info) => info ?? []).slice(0, NAMED);
  return { named, others: count - named.length };
}
