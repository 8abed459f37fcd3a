import type { CaseSummary } from '@parvis/api/entities/case';

/** Minimizes order changes. */
function findPosition(
  list: readonly string[],
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): number {
  let wrong = list.filter((csid) => before.has(csid)).length;
  let [best, fewest] = [0, wrong];
  for (const [at, csid] of list.entries()) {
    if (before.has(csid)) wrong -= 1;
    if (after.has(csid)) wrong += 1;
    if (wrong < fewest) [best, fewest] = [at + 1, wrong];
  }
  return best;
}

/**
 * Keeps opened rows in place while others reorder. @param shown the previous order @param kept opened rows,
 * including unlisted ones
 */
export function restorePositions(
  cases: readonly CaseSummary[],
  shown: readonly string[],
  kept: ReadonlyMap<string, CaseSummary>,
): readonly CaseSummary[] {
  const listed = new Map(cases.map((one) => [one.csid, one]));
  const isKept = (csid: string) => kept.has(csid) && shown.includes(csid);
  const result = cases.filter(({ csid }) => !isKept(csid));
  for (const [at, csid] of shown.entries()) {
    const one = kept.get(csid);
    if (!one) continue;
    const list = result.map((row) => row.csid);
    const place = findPosition(list, new Set(shown.slice(0, at)), new Set(shown.slice(at + 1)));
    result.splice(place, 0, listed.get(csid) ?? one);
  }
  return result;
}
