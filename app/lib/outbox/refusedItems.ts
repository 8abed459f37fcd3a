import type { CaseInfo } from '@parvis/api/entities/case';
import type { OutboxItem } from '../api/outboxItems.ts';
import type { Outbox } from './outbox.ts';

type RetryQueue = Pick<Outbox, 'items' | 'retry'>;

/** Refusals that may end. */
const TEMPORARY_REFUSALS: ReadonlySet<string | undefined> = new Set(['blocked', 'withdrawn']);

export const isTemporaryRefusal = ({ refused }: Pick<OutboxItem, 'refused'>): boolean =>
  TEMPORARY_REFUSALS.has(refused);

/** A report to a withdrawn service has no case that could announce its return. */
export const shouldAutoRetry = (item: Pick<OutboxItem, 'refused' | 'kind'>): boolean =>
  item.refused === 'stopped' ||
  (isTemporaryRefusal(item) && !(item.kind === 'case' && item.refused === 'withdrawn'));

/** Items held until moderators lift the stop. */
export const listStoppedItems = (
  items: readonly OutboxItem[],
  csid: string,
  crUid: string,
): readonly OutboxItem[] =>
  items.filter((item) => item.refused === 'stopped' && item.csid === csid && item.crUid === crUid);

export const listTemporarilyRefusedItems = (
  items: readonly OutboxItem[],
  cuid: string,
  crUid: string,
): readonly OutboxItem[] =>
  items.filter((item) => isTemporaryRefusal(item) && item.cuid === cuid && item.crUid === crUid);

export async function retryRefusedItems(outbox: RetryQueue, cuid: string, crUid: string): Promise<void> {
  for (const { id } of listTemporarilyRefusedItems(outbox.items(), cuid, crUid)) await outbox.retry(id);
}

export type ReleaseDecision = 'nothing' | 'ask' | 'send';

/** Whether to retry, by a case as of an instant (milliseconds); `ask` for a newer refusal. */
export function resolveRelease(
  kept: readonly Pick<OutboxItem, 'refusedOn'>[],
  info: Pick<CaseInfo, 'blocked' | 'withdrawn'> | undefined,
  at: number,
): ReleaseDecision {
  if (kept.length === 0 || !info || info.blocked || info.withdrawn) return 'nothing';
  return kept.some(({ refusedOn = 0 }) => refusedOn >= at) ? 'ask' : 'send';
}
