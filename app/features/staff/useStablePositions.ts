import type { CaseSummary } from '@parvis/api/entities/case';
import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { getCaseQuery } from '../../lib/api/caseQueries.ts';
import { restorePositions } from './rowPositions.ts';

interface ShownRows {
  readonly view: string;
  csids: readonly string[];
  readonly opened: Set<string>;
}

const createShownRows = (view: string): ShownRows => ({ view, csids: [], opened: new Set() });

/** Keeps opened rows in place until the view changes. */
export function useStablePositions(
  { cuid, view, csid }: { cuid: string; view: string; csid: string | undefined },
  cases: readonly CaseSummary[] | undefined,
): { cases: readonly CaseSummary[] | undefined; isKept: (csid: string) => boolean } {
  const shown = useRef(createShownRows(view));
  if (shown.current.view !== view) shown.current = createShownRows(view);
  const { csids, opened } = shown.current;
  if (csid !== undefined && csids.includes(csid)) opened.add(csid);
  // Cached data only.
  const known = useQueries({
    queries: [...opened].map((one) => ({ ...getCaseQuery('town', cuid, one), enabled: false })),
  });
  const kept = new Map(known.flatMap(({ data }) => (data ? [[data.csid, data] as const] : [])));
  const placed = cases && restorePositions(cases, csids, kept);
  if (placed) shown.current.csids = placed.map((one) => one.csid);
  return { cases: placed, isKept: (one) => opened.has(one) };
}
