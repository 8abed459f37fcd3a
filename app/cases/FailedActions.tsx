import { Button } from '@parvis/ui/parts/Button';
import type { Outbox } from '../outbox/outbox.ts';
import type { OutboxItem } from '../outbox/types.ts';
import { useTexts } from '../texts/useTexts.ts';

/** What a person can do with a message that the server refused. */
export const FailedActions = ({ item, outbox }: { item: OutboxItem | undefined; outbox: Outbox }) => {
  const { t } = useTexts();
  if (!item?.refused) return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void outbox.retry(item.id)}>
        {t('chat.failed.retry')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => void outbox.discard(item.id)}>
        {t('chat.failed.discard')}
      </Button>
    </>
  );
};
