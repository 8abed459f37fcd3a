import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { useState } from 'react';
import { useOutbox } from '../data/outbox/useOutbox.ts';
import { ownIdentity } from '../session/ownKeeper.ts';
import { useTexts } from '../texts/useTexts.ts';
import { ToastTitle, ToastWords } from './toastWords.ts';
import { unsentElsewhere } from './unsentElsewhere.ts';

export type UnsentToastProps = {
  cuid: string;
  /** The open case tells of its own. */
  csid: string | undefined;
  onOpen: (csid: string) => void;
};

/** Tells of replies that the server refused in cases that are not open, until they are put away; after a reload again. */
export const UnsentToast = ({ cuid, csid, onOpen }: UnsentToastProps) => {
  const { t } = useTexts();
  const { items } = useOutbox();
  const [read, setRead] = useState<readonly string[]>([]);
  const unsent = unsentElsewhere(items, { cuid, csid, crUid: ownIdentity() }).filter(
    ({ id }) => !read.includes(id),
  );
  const [one] = unsent;
  if (!one) return null;
  return (
    <Toast
      tone="problem"
      onClose={() => setRead([...read, ...unsent.map(({ id }) => id)])}
      action={
        <Button variant="quiet" size="small" onClick={() => onOpen(one.csid)}>
          {t('staff.news.open')}
        </Button>
      }
    >
      <ToastTitle>{t('staff.unsent', { count: unsent.length })}</ToastTitle>
      {one.shown.txt && <ToastWords>{one.shown.txt}</ToastWords>}
    </Toast>
  );
};
