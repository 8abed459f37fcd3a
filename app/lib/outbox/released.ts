import type { CaseInfo } from '@parvis/api/entities/case';
import type { OutboxItem } from '../api/outgoing.ts';
import type { Outbox } from './outbox.ts';

type Kept = Pick<Outbox, 'items' | 'retry'>;

/** Refusals that may end: of whoever is blocked, and by a customer that ended its service. */
const ENDING: ReadonlySet<string | undefined> = new Set(['blocked', 'withdrawn']);

/** Whether a refusal of something may end. */
export const mayEnd = ({ refused }: Pick<OutboxItem, 'refused'>): boolean => ENDING.has(refused);

/** Whether it goes once that ended: a case says so, which a report may be without where its customer ended its service. */
export const goesByItself = (item: Pick<OutboxItem, 'refused' | 'kind'>): boolean =>
  mayEnd(item) && !(item.kind === 'case' && item.refused === 'withdrawn');

/** What waits on this device since its customer takes nothing, of whoever wrote it or of all. */
export const keptFor = (items: readonly OutboxItem[], cuid: string, crUid: string): readonly OutboxItem[] =>
  items.filter((item) => mayEnd(item) && item.cuid === cuid && item.crUid === crUid);

/** Sends it again, in the order in which it was written: it is taken again. */
export async function sendKept(outbox: Kept, cuid: string, crUid: string): Promise<void> {
  for (const { id } of keptFor(outbox.items(), cuid, crUid)) await outbox.retry(id);
}

/** What an answer about a case means for what was kept: nothing while it is older than the last refusal. */
export type Meant = 'nothing' | 'ask' | 'send';

/** Whether what was kept goes, by a case as it was at an instant (milliseconds); `ask` where that may have changed since. */
export function meantBy(
  kept: readonly Pick<OutboxItem, 'refusedOn'>[],
  info: Pick<CaseInfo, 'blocked' | 'withdrawn'> | undefined,
  at: number,
): Meant {
  if (kept.length === 0 || !info || info.blocked || info.withdrawn) return 'nothing';
  return kept.some(({ refusedOn = 0 }) => refusedOn >= at) ? 'ask' : 'send';
}
