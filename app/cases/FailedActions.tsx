import { styled } from '@parvis/theme/css/stitches';
import { copyText } from '@parvis/ui/copyText';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import type { Outbox } from '../data/outbox/outbox.ts';
import type { OutboxItem } from '../data/outgoing.ts';
import { useTexts } from '../texts/useTexts.ts';
import { refusedPlace } from './refusedPlace.ts';
import { writtenText } from './writtenText.ts';

const COPY = { no: 'chat.failed.copy', done: 'chat.failed.copied', failed: 'chat.failed.notCopied' } as const;

/** A line of its own above what can be done. */
const Place = styled('p', { margin: 0, flexBasis: '100%', overflowWrap: 'anywhere' });

export type FailedActionsProps = {
  item: OutboxItem | undefined;
  outbox: Outbox;
  /** A report was deleted, and its case with it. */
  onGone?: () => void;
};

/** Where the server refused a message, and what a person can do with it: nothing written is lost. A report takes along what was written after it. */
export const FailedActions = ({ item, outbox, onGone }: FailedActionsProps) => {
  const { t } = useTexts();
  const [copied, setCopied] = useState<keyof typeof COPY>('no');
  if (!item?.refused) return null;
  const discard = async () => {
    const gone = item.kind === 'case' ? outbox.items().filter(({ csid }) => csid === item.csid) : [item];
    for (const { id } of gone) await outbox.discard(id);
    if (item.kind === 'case') onGone?.();
  };
  const place = refusedPlace(item, t);
  return (
    <>
      {place && <Place>{place}</Place>}
      <Button variant="quiet" size="small" onClick={() => void outbox.retry(item.id)}>
        {t('chat.failed.retry')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        onClick={async () => setCopied((await copyText(writtenText(item))) ? 'done' : 'failed')}
      >
        <span aria-live="polite">{t(COPY[copied])}</span>
      </Button>
      <Button variant="quiet" size="small" onClick={() => void discard()}>
        {t('chat.failed.discard')}
      </Button>
    </>
  );
};
