import type { CaseSummary } from '@parvis/api/entities/case';
import type { OutboxItem } from '../api/outgoing.ts';
import { mayEnd } from './released.ts';

type Kept = Pick<OutboxItem, 'cuid' | 'crUid' | 'refused' | 'refusedOn'>;
/** Own cases as they were listed. */
interface Listed {
  readonly cases: readonly Pick<CaseSummary, 'cuid' | 'blocked' | 'withdrawn'>[];
  /** When they were asked for, milliseconds. */
  readonly at: number;
  /** There are no others. */
  readonly isAll: boolean;
}

/** Customers that take again what was kept since they had blocked somebody, or ended their service: their cases there say so, or none is left, and no block without one. */
export function releasedIn(items: readonly Kept[], crUid: string, { cases, at, isAll }: Listed): string[] {
  const kept = items.filter((item) => mayEnd(item) && item.crUid === crUid);
  const takes = (cuid: string) => {
    const there = cases.filter((one) => one.cuid === cuid);
    const isBlock = kept.every((item) => item.cuid !== cuid || item.refused === 'blocked');
    const isTold = there.length > 0 || (isAll && isBlock);
    // What was refused meanwhile was refused by a block that the list may not know.
    const isSince = kept.every((item) => item.cuid !== cuid || (item.refusedOn ?? 0) < at);
    return isTold && isSince && there.every(({ blocked, withdrawn }) => !blocked && !withdrawn);
  };
  return [...new Set(kept.map(({ cuid }) => cuid))].filter(takes);
}
