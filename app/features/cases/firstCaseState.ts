import type { CaseSummary } from '@parvis/api/entities/case';
import { readItem, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_first_case';
const EXPLAINED = '-';

/** `unknown`: other cases are loading. */
export type FirstCasePhase = 'unknown' | 'open' | 'over';

/** Explains the device's first case once. */
export function getFirstCasePhase(
  csid: string,
  {
    cases,
    listed,
    isError,
  }: { cases?: readonly CaseSummary[] | undefined; listed: boolean; isError: boolean },
): FirstCasePhase {
  if ((readItem(KEY) ?? csid) !== csid) return 'over';
  if (!listed) return isError ? 'over' : 'unknown';
  return cases?.every((one) => one.csid === csid) ? 'open' : 'over';
}

export const recordFirstCase = (csid: string): unknown => writeItem(KEY, csid);
export const recordFirstCaseExplained = (): unknown => writeItem(KEY, EXPLAINED);
