import type { CaseInfo } from '@parvis/api/entities/case';
import { useEffect } from 'react';
import { refreshFor } from '../data/cache.ts';
import type { Outbox } from '../data/outbox/outbox.ts';
import { keptFor, meantBy, sendKept } from '../data/outbox/released.ts';
import { useOutbox } from '../data/outbox/useOutbox.ts';

interface Watched {
  readonly cuid: string;
  readonly csid: string;
  readonly crUid: string;
  readonly info: CaseInfo | undefined;
  /** When that was asked for, milliseconds. */
  readonly infoAt: number;
  readonly outbox: Outbox;
}

/** What a person wrote while they were blocked, or their customer had ended its service, goes as soon as the case says that they may send again; a page that does not know of it asks once. */
export function useReleased({ cuid, csid, crUid, info, infoAt, outbox }: Watched): void {
  const { items } = useOutbox();
  const meant = meantBy(keptFor(items, cuid, crUid), info, infoAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is weighed, also one that says the same
  useEffect(() => {
    if (meant === 'send') void sendKept(outbox, cuid, crUid);
    if (meant === 'ask') refreshFor({ type: 'case', cuid, csid });
  }, [meant, infoAt, outbox, cuid, csid, crUid]);
}
