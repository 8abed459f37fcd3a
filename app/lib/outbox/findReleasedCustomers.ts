import type { CaseSummary } from '@parvis/api/entities/case';
import type { OutboxItem } from '../api/outboxItems.ts';
import { isTemporaryRefusal } from './refusedItems.ts';

type RefusedItem = Pick<OutboxItem, 'cuid' | 'crUid' | 'refused' | 'refusedOn'>;
interface CaseList {
  readonly cases: readonly Pick<CaseSummary, 'cuid' | 'blocked' | 'withdrawn'>[];
  /** Milliseconds. */
  readonly at: number;
  readonly isAll: boolean;
}

/** Their cases say so, or none is left to block. */
export function findReleasedCustomers(
  items: readonly RefusedItem[],
  crUid: string,
  { cases, at, isAll }: CaseList,
): string[] {
  const kept = items.filter((item) => isTemporaryRefusal(item) && item.crUid === crUid);
  const isReleased = (cuid: string) => {
    const there = cases.filter((one) => one.cuid === cuid);
    const isBlock = kept.every((item) => item.cuid !== cuid || item.refused === 'blocked');
    const isTold = there.length > 0 || (isAll && isBlock);
    // A newer refusal may stem from a block unknown to the list.
    const isSince = kept.every((item) => item.cuid !== cuid || (item.refusedOn ?? 0) < at);
    return isTold && isSince && there.every(({ blocked, withdrawn }) => !blocked && !withdrawn);
  };
  return [...new Set(kept.map(({ cuid }) => cuid))].filter(isReleased);
}
