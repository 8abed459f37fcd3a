import type { BoardFilter } from '@parvis/api/calls/town';
import { COUNT_MAX } from '@parvis/api/constants';
import type { CaseSummary } from '@parvis/api/entities/case';

/** The filters of the staff board, in the order of their chips. */
export const boardFilterNames = ['new', 'mine', 'held', 'all', 'closed'] as const satisfies BoardFilter[];

/** How many cases a filter has, as its chip says it: the server counts no further than `COUNT_MAX`. */
export const countWords = (count: number | undefined): string | undefined => {
  if (count === undefined) return undefined;
  return count < COUNT_MAX ? String(count) : `${COUNT_MAX - 1}+`;
};

/**
 * The cases of a list with the one that is open among them: it stays in sight when a step takes it out of the filter, at the place
 * of its last activity.
 */
export function withOpenCase(
  cases: readonly CaseSummary[],
  open: CaseSummary | undefined,
): readonly CaseSummary[] {
  if (!open || cases.some(({ csid }) => csid === open.csid)) return cases;
  const at = cases.findIndex(({ last }) => last.at < open.last.at);
  return at === -1 ? [...cases, open] : [...cases.slice(0, at), open, ...cases.slice(at)];
}
