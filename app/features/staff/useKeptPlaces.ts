import type { CaseSummary } from '@parvis/api/entities/case';
import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { caseQuery } from '../../lib/api/queries.ts';
import { keepPlaces } from './keptPlaces.ts';

/** What was shown of a view, and which of its rows were opened. */
interface Shown {
  readonly view: string;
  csids: readonly string[];
  readonly opened: Set<string>;
}

const shownOf = (view: string): Shown => ({ view, csids: [], opened: new Set() });

/** Rows that were opened keep their place in the list, whatever became of their cases, until the view is another one. */
export function useKeptPlaces(
  { cuid, view, csid }: { cuid: string; view: string; csid: string | undefined },
  cases: readonly CaseSummary[] | undefined,
): { cases: readonly CaseSummary[] | undefined; isKept: (csid: string) => boolean } {
  const shown = useRef(shownOf(view));
  if (shown.current.view !== view) shown.current = shownOf(view);
  const { csids, opened } = shown.current;
  if (csid !== undefined && csids.includes(csid)) opened.add(csid);
  // As it was read last: whoever is not open any more is not asked for again.
  const known = useQueries({
    queries: [...opened].map((one) => ({ ...caseQuery('town', cuid, one), enabled: false })),
  });
  const kept = new Map(known.flatMap(({ data }) => (data ? [[data.csid, data] as const] : [])));
  const placed = cases && keepPlaces(cases, csids, kept);
  if (placed) shown.current.csids = placed.map((one) => one.csid);
  return { cases: placed, isKept: (one) => opened.has(one) };
}
