import { townLinkCalls } from '@parvis/api/calls/links';
import type { CaseInfo } from '@parvis/api/entities/case';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { client } from '../../lib/api/client.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ConfirmPanel } from '../../shell/ConfirmPanel.tsx';

export type RemoveGuestDialogProps = {
  info: Pick<CaseInfo, 'cuid' | 'csid'>;
  crUid: string;
  /** As on the button. */
  name: string;
  onDone: () => void;
  onClose: () => void;
};

export const RemoveGuestDialog = ({
  info: { cuid, csid },
  crUid,
  name,
  onDone,
  onClose,
}: RemoveGuestDialogProps) => {
  const { t } = useTexts();
  const [id] = useState(createId);
  const remove = useMutation({
    mutationFn: () => client.call(townLinkCalls.casesRemove, { cuid, body: { csid, crUid, id } }),
    onSuccess: onDone,
    onSettled: () => refreshByEvent({ type: 'case', cuid, csid }),
  });
  return (
    <ConfirmPanel
      title={t('invites.remove.title')}
      text={t('invites.remove.text', { name })}
      yes={t('invites.remove.yes')}
      no={t('invites.remove.no')}
      busy={remove.isPending}
      problem={remove.isError ? t('invites.remove.failed') : undefined}
      onYes={() => remove.mutate()}
      onClose={onClose}
    />
  );
};
