import type { CaseInfo } from '@parvis/api/entities/case';

/** Cases shown by name. */
const NAMED = 3;
/** Cases fetched: some may be gone or of another customer. */
export const LOOKED_AT = 6;

/** Selects cases to name, and counts the others. */
export function begunNamed(
  count: number,
  known: readonly (CaseInfo | null | undefined)[],
): { named: readonly CaseInfo[]; others: number } {
  const named = known.flatMap((info) => info ?? []).slice(0, NAMED);
  return { named, others: count - named.length };
}
