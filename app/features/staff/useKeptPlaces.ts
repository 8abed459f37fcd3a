import type { CaseSummary } from '@parvis/api/entities/case';
import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { caseQuery } from '../../lib/api/queries.ts';
import { keepPlaces } from './keptPlaces.ts';

interface Shown {
  readonly view: string;
  csids: readonly string[];
  readonly opened: Set<string>;
}

const shownOf = (view: string): Shown => ({ view, csids: [], opened: new Set() });

/** Keeps opened rows in place until the view changes. */
export function useKeptPlaces(
  { cuid, view, csid }: { cuid: string; view: string; csid: string | undefined },
  cases: readonly CaseSummary[] | undefined,
): { cases: readonly CaseSummary[] | undefined; isKept: (csid: string) => boolean } {
  const shown = useRef(shownOf(view));
  if (shown.current.view !== view) shown.current = shownOf(view);
  const { csids, opened } = shown.current;
  if (csid !== undefined && csids.includes(csid)) opened.add(csid);
  // Cached data only.
  const known = useQueries({
    queries: [...opened].map((one) => ({ ...caseQuery('town', cuid, one), enabled: false })),
  });
  const kept = new Map(known.flatMap(({ data }) => (data ? [[data.csid, data] as const] : [])));
  const placed = cases && keepPlaces(cases, csids, kept);
  if (placed) shown.current.csids = placed.map((one) => one.csid);
  return { cases: placed, isKept: (one) => opened.has(one) };
}
