import type { LiveEvent } from '@parvis/api/live';
import { appOutbox } from '../data/outbox/appOutbox.ts';
import { keptFor, sendKept } from '../data/outbox/released.ts';
import { caseQuery } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';

/** Something changed in a case of a customer: whoever was blocked there may send again, which the case says. */
export async function lookReleased({ type, cuid, csid }: LiveEvent, crUid: string): Promise<void> {
  if (type !== 'case' || !cuid || !csid) return;
  const outbox = await appOutbox();
  if (keptFor(outbox.items(), cuid, crUid).length === 0) return;
  const info = await queryClient.fetchQuery({ ...caseQuery('mobile', cuid, csid), staleTime: 0 });
  if (info && !info.blocked) await sendKept(outbox, cuid, crUid);
}
