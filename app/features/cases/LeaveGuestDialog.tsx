import { mobileLinkCalls } from '@parvis/api/calls/links';
import type { CaseInfo } from '@parvis/api/entities/case';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { caseKeys } from '../../lib/api/cacheKeys.ts';
import { client } from '../../lib/api/client.ts';
import { isRefusedAs } from '../../lib/api/hostClients.ts';
import { queryClient } from '../../lib/api/queryClient.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ConfirmPanel } from '../../shell/ConfirmPanel.tsx';

export type LeaveGuestDialogProps = { info: Pick<CaseInfo, 'cuid' | 'csid'>; onClose: () => void };

export const LeaveGuestDialog = ({ info: { cuid, csid }, onClose }: LeaveGuestDialogProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const [id] = useState(createId);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const leave = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await client.call(mobileLinkCalls.casesLeave, { cuid, body: { csid, id } });
    } catch (error) {
      setBusy(false);
      // Already left or removed.
      if (!isRefusedAs(error, 'unknownCase')) return setFailed(true);
    }
    onClose();
    navigate('/m/home');
    await queryClient.invalidateQueries({ queryKey: caseKeys.own });
  };
  return (
    <ConfirmPanel
      title={t('chat.guest.leave.title')}
      text={t('chat.guest.leave.text')}
      yes={t('chat.guest.leave.yes')}
      no={t('chat.guest.leave.no')}
      busy={busy}
      problem={hasFailed ? t('chat.guest.leave.failed') : undefined}
      onYes={() => void leave()}
      onClose={onClose}
    />
  );
};
