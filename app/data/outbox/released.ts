import type { CaseInfo } from '@parvis/api/entities/case';
import type { OutboxItem } from '../outgoing.ts';
import type { Outbox } from './outbox.ts';

type Kept = Pick<Outbox, 'items' | 'retry'>;

/** What waits on this device since whoever wrote it may send nothing to a customer. */
export const keptFor = (items: readonly OutboxItem[], cuid: string, crUid: string): readonly OutboxItem[] =>
  items.filter((item) => item.refused === 'blocked' && item.cuid === cuid && item.crUid === crUid);

/** Sends it again, in the order in which it was written: whoever was blocked may send. */
export async function sendKept(outbox: Kept, cuid: string, crUid: string): Promise<void> {
  for (const { id } of keptFor(outbox.items(), cuid, crUid)) await outbox.retry(id);
}

/** What an answer about a case means for what was kept: nothing while it is older than the last refusal. */
export type Meant = 'nothing' | 'ask' | 'send';

/** Whether what was kept goes, by a case as it was at an instant (milliseconds); `ask` where that may have changed since. */
export function meantBy(
  kept: readonly Pick<OutboxItem, 'refusedOn'>[],
  info: Pick<CaseInfo, 'blocked'> | undefined,
  at: number,
): Meant {
  if (kept.length === 0 || !info || info.blocked) return 'nothing';
  return kept.some(({ refusedOn = 0 }) => refusedOn >= at) ? 'ask' : 'send';
}
