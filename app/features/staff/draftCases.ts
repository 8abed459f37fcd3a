import type { CaseInfo } from '@parvis/api/entities/case';

/** Shown by name. */
const NAMED_MAX = 3;
/** Fetched: some may be gone or another customer's. */
export const LOADED_MAX = 6;

/** Cases to name, and the number of others. */
export function selectDraftCases(
  count: number,
  known: readonly (CaseInfo | null | undefined)[],
): { named: readonly CaseInfo[]; others: number } {
  const named = known.flatMap((info) => info ?? []).slice(0, NAMED_MAX);
  return { named, others: count - named.length };
}
