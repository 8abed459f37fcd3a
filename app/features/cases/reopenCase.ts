import { createId } from '../../lib/outbox/createId.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { isUnsent, type WaitingItem } from './waitingItem.ts';

export const isReopening = (item: WaitingItem): boolean =>
  item.kind === 'change' && item.body.step === 'reopen' && !isUnsent(item);

interface CaseReader {
  readonly cuid: string;
  readonly csid: string;
  readonly crUid: string;
}

/** Returns an idempotent function: no second request while one is stored or pending. */
export function createReopen(outbox: Pick<Outbox, 'add' | 'items'>, { cuid, csid, crUid }: CaseReader) {
  let isStoring = false;
  const isPending = () =>
    outbox.items().some((item) => item.csid === csid && item.crUid === crUid && isReopening(item));
  return async (words: () => string): Promise<void> => {
    if (isStoring || isPending()) return;
    isStoring = true;
    const [id, txt] = [createId(), words()];
    const body = { csid, id, step: 'reopen', txt } as const;
    try {
      await outbox.add({ kind: 'change', id, cuid, csid, crUid, shown: { txt }, body });
    } finally {
      isStoring = false;
    }
  };
}
