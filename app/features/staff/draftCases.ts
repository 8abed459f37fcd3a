import type { CaseInfo } from '@parvis/api/entities/case';

/** Cases shown by name. */
const NAMED_MAX = 3;
/** Cases fetched: some may be gone or of another customer. */
export const LOADED_MAX = 6;

/** Selects cases to name, and counts the others. */
export function selectDraftCases(
  count: number,
  known: readonly (CaseInfo | null | undefined)[],
): { named: readonly CaseInfo[]; others: number } {
  const named = known.flatMap((info) => info ?? []).slice(0, NAMED_MAX);
  return { named, others: count - named.length };
}
