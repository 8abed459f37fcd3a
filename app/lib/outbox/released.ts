import type { CaseInfo } from '@parvis/api/entities/case';
import type { OutboxItem } from '../api/outgoing.ts';
import type { Outbox } from './outbox.ts';

type Kept = Pick<Outbox, 'items' | 'retry'>;

/** Refusals that may end: a blocked person, a withdrawn service. */
const ENDING: ReadonlySet<string | undefined> = new Set(['blocked', 'withdrawn']);

export const mayEnd = ({ refused }: Pick<OutboxItem, 'refused'>): boolean => ENDING.has(refused);

/** A report to a withdrawn service has no case to tell of its return. */
export const goesByItself = (item: Pick<OutboxItem, 'refused' | 'kind'>): boolean =>
  mayEnd(item) && !(item.kind === 'case' && item.refused === 'withdrawn');

export const keptFor = (items: readonly OutboxItem[], cuid: string, crUid: string): readonly OutboxItem[] =>
  items.filter((item) => mayEnd(item) && item.cuid === cuid && item.crUid === crUid);

export async function sendKept(outbox: Kept, cuid: string, crUid: string): Promise<void> {
  for (const { id } of keptFor(outbox.items(), cuid, crUid)) await outbox.retry(id);
}

export type Meant = 'nothing' | 'ask' | 'send';

/** Whether to retry, by a case as of an instant (milliseconds); `ask` where a refusal is newer. */
export function meantBy(
  kept: readonly Pick<OutboxItem, 'refusedOn'>[],
  info: Pick<CaseInfo, 'blocked' | 'withdrawn'> | undefined,
  at: number,
): Meant {
  if (kept.length === 0 || !info || info.blocked || info.withdrawn) return 'nothing';
  return kept.some(({ refusedOn = 0 }) => refusedOn >= at) ? 'ask' : 'send';
}
