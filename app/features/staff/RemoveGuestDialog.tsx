import { townLinkCalls } from '@parvis/api/calls/links';
import type { CaseInfo } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshByEvent } from '../../lib/api/cache.ts';
import { client } from '../../lib/api/client.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';

const Problem = styled('p', { margin: 0, fontWeight: '$bold' });

export type RemoveGuestDialogProps = {
  info: Pick<CaseInfo, 'cuid' | 'csid'>;
  crUid: string;
  /** As the button names them. */
  name: string;
  onDone: () => void;
  onClose: () => void;
};

/** Confirms that an invited visitor is removed from a case. */
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
    <Panel
      open
      title={t('invites.remove.title')}
      description={t('invites.remove.text', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('invites.remove.no')}
          </Button>
          <Button loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('invites.remove.yes')}
          </Button>
        </>
      }
    >
      {remove.isError && <Problem role="alert">{t('invites.remove.failed')}</Problem>}
    </Panel>
  );
};
