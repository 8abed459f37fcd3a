import { Button } from '@parvis/ui/parts/Button';
import type { Outbox } from '../outbox/outbox.ts';
import type { OutboxItem } from '../outbox/types.ts';
import { useTexts } from '../texts/useTexts.ts';

export type FailedActionsProps = {
  item: OutboxItem | undefined;
  outbox: Outbox;
  /** A report was deleted, and its case with it. */
  onGone?: () => void;
};

/** What a person can do with a message that the server refused. A report takes along what was written after it. */
export const FailedActions = ({ item, outbox, onGone }: FailedActionsProps) => {
  const { t } = useTexts();
  if (!item?.refused) return null;
  const discard = async () => {
    const gone = item.kind === 'case' ? outbox.items().filter(({ csid }) => csid === item.csid) : [item];
    for (const { id } of gone) await outbox.discard(id);
    if (item.kind === 'case') onGone?.();
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void outbox.retry(item.id)}>
        {t('chat.failed.retry')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => void discard()}>
        {t('chat.failed.discard')}
      </Button>
    </>
  );
};
