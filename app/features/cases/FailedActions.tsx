import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import type { OutboxItem } from '../../lib/api/outgoing.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { goesByItself } from '../../lib/outbox/released.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CopyButton } from './CopyButton.tsx';
import { refusedFile, unsentWhy } from './refusedPlace.ts';
import { isUnsent, type WaitingItem } from './stranded.ts';
import { writtenText } from './writtenText.ts';

const Why = styled('p', {
  margin: 0,
  flexBasis: '100%',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});

export type UnsentActionsProps = {
  item: OutboxItem;
  outbox: Outbox;
  /** Whether the text may be copied: not another identity's. */
  copies?: boolean;
  onGone?: (() => void) | undefined;
};

/** Deleting a report deletes its messages too. */
export const UnsentActions = ({ item, outbox, copies = true, onGone }: UnsentActionsProps) => {
  const { t } = useTexts();
  const discard = async () => {
    const { kind, csid, crUid } = item;
    const isOfReport = (one: OutboxItem) => one.csid === csid && one.crUid === crUid;
    const gone = kind === 'case' ? outbox.items().filter(isOfReport) : [item];
    for (const { id } of gone) await outbox.discard(id);
    onGone?.();
  };
  return (
    <>
      {copies && <CopyButton text={() => writtenText(item)} />}
      <Button variant="quiet" size="small" onClick={() => void discard()}>
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
  if (!item.stranded && refusedFile(item) !== undefined) return null;
  const why = unsentWhy(item, t);
  return (
    <>
      {why && <Why>{why}</Why>}
      {!item.stranded && !goesByItself(item) && (
        <Button variant="quiet" size="small" onClick={() => void outbox.retry(item.id)}>
          {t('chat.failed.retry')}
        </Button>
      )}
      <UnsentActions
        item={item}
        outbox={outbox}
        copies={!(item.stranded && item.known)}
        onGone={item.kind === 'case' ? onGone : undefined}
      />
    </>
  );
};
