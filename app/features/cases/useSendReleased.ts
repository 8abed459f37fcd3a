import { useEffect } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import {
  listStoppedItems,
  listTemporarilyRefusedItems,
  resolveRelease,
} from '../../lib/outbox/refusedItems.ts';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import type { CaseReader, OpenCase } from './useCase.ts';

type ShownCase = Pick<OpenCase, 'info' | 'infoAt' | 'outbox'>;
type ListItems = (items: readonly OutboxItem[]) => readonly OutboxItem[];

function useRetry({ cuid, csid }: CaseReader, { info, infoAt, outbox }: ShownCase, list: ListItems): void {
  const { items } = useOutbox();
  const meant = resolveRelease(list(items), info, infoAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run for each answer, also for an equal one
  useEffect(() => {
    const retryAll = async () => {
      for (const { id } of list(outbox.items())) await outbox.retry(id);
    };
    if (meant === 'send') void retryAll();
    if (meant === 'ask') refreshByEvent({ type: 'case', cuid, csid });
  }, [meant, infoAt, outbox, cuid, csid]);
}

/** Sends messages held during a block or an ended service once the case allows it. */
export const useSendReleased = (reader: CaseReader, shown: ShownCase): void =>
  useRetry(reader, shown, (items) => listTemporarilyRefusedItems(items, reader.cuid, reader.crUid));

/** Sends messages held by a stop once moderators have lifted it. */
export const useSendAfterStop = (reader: CaseReader, { info, ...shown }: ShownCase): void =>
  useRetry(reader, { ...shown, info: info?.stopped ? undefined : info }, (items) =>
    listStoppedItems(items, reader.csid, reader.crUid),
  );
