import type { CaseState, CaseSummary } from '@parvis/api/entities/case';

export type BoardFilter = 'new' | 'mine' | 'held' | 'all' | 'closed';

/** What a newer version adds counts as under way: a case that nobody sees would be worse than one too many. */
const ended: ReadonlySet<string> = new Set(['closed', 'rejected', 'cancelled'] satisfies CaseState[]);

/** Which cases each filter of the staff board shows, in the order of the chips. */
export const boardFilters: Record<BoardFilter, (one: CaseSummary) => boolean> = {
  new: ({ state }) => state === 'open',
  mine: ({ state, mine }) => mine && !ended.has(state),
  held: ({ state }) => state === 'held',
  all: ({ state }) => !ended.has(state),
  closed: ({ state }) => ended.has(state),
};

export const boardFilterNames = Object.keys(boardFilters) as BoardFilter[];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a case is meant by a search: every word stands in its title, place, number, last words or handlers. */
export function matchesSearch(one: CaseSummary, search: string): boolean {
  const text = plain(
    [...one.ccatLbls, one.placeLbl, one.caseNbr, one.last.txt ?? '', ...one.handlers].join(' '),
  );
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function countByFilter(cases: readonly CaseSummary[]): Record<BoardFilter, number> {
  const counts = { new: 0, mine: 0, held: 0, all: 0, closed: 0 };
  for (const one of cases)
    for (const name of boardFilterNames) if (boardFilters[name](one)) counts[name] += 1;
  return counts;
}
