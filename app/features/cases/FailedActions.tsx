import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import type { OutboxItem } from '../../lib/api/outboxItems.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { shouldAutoRetry } from '../../lib/outbox/refusedItems.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CopyButton } from './CopyButton.tsx';
import { describeSendFailure, findRefusedFile } from './sendFailure.ts';
import { isUnsent, type WaitingItem } from './waitingItem.ts';
import { formatWrittenText } from './writtenText.ts';

const FailureReason = styled('p', {
  margin: 0,
  flexBasis: '100%',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

export type UnsentActionsProps = {
  item: OutboxItem;
  outbox: Outbox;
  /** False for another identity's text. */
  copies?: boolean;
  onGone?: (() => void) | undefined;
};

/** Deleting a report deletes its messages too. */
export const UnsentItemButtons = ({ item, outbox, copies = true, onGone }: UnsentActionsProps) => {
  const { t } = useTexts();
  const removeItems = async () => {
    const { kind, csid, crUid } = item;
    const isOfReport = (one: OutboxItem) => one.csid === csid && one.crUid === crUid;
    const removed = kind === 'case' ? outbox.items().filter(isOfReport) : [item];
    for (const { id } of removed) await outbox.discard(id);
    onGone?.();
  };
  return (
    <>
      {copies && <CopyButton text={() => formatWrittenText(item)} />}
      <Button variant="quiet" size="small" onClick={() => void removeItems()}>
        {t('chat.failed.discard')}
      </Button>
    </>
  );
};

export type FailedActionsProps = {
  item: WaitingItem | undefined;
  outbox: Outbox;
  onGone?: () => void;
};

export const FailedActions = ({ item, outbox, onGone }: FailedActionsProps) => {
  const { t } = useTexts();
  if (!item || !isUnsent(item)) return null;
  // The file shows its own error.
  if (!item.stranded && findRefusedFile(item) !== undefined) return null;
  const why = describeSendFailure(item, t);
  return (
    <>
      {why && <FailureReason>{why}</FailureReason>}
      {!item.stranded && !shouldAutoRetry(item) && item.refused !== 'alreadyRead' && (
        <Button variant="quiet" size="small" onClick={() => void outbox.retry(item.id)}>
          {t('chat.failed.retry')}
        </Button>
      )}
      <UnsentItemButtons
        item={item}
        outbox={outbox}
        copies={!(item.stranded && item.known)}
        onGone={item.kind === 'case' ? onGone : undefined}
      />
    </>
  );
};
