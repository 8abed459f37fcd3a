import { mobileGatheringCalls } from '@parvis/api/calls/gatherings';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ConfirmPanel } from '../../shell/ConfirmPanel.tsx';
import { refreshGatherings } from '../gatherings/gatheringQueries.ts';

export type LeaveGatheringDialogProps = { cuid: string; gthrId: string; onClose: () => void };

export const LeaveGatheringDialog = ({ cuid, gthrId, onClose }: LeaveGatheringDialogProps) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const leave = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await client.call(mobileGatheringCalls.gatheringsLeave, { cuid, body: { gthrId } });
    } catch {
      setBusy(false);
      return setFailed(true);
    }
    navigate('/m/home', { replace: true });
    await refreshGatherings();
  };
  return (
    <ConfirmPanel
      title={t('gatherings.leave.title')}
      text={t('gatherings.leave.text')}
      yes={t('gatherings.leave.yes')}
      no={t('gatherings.leave.no')}
      busy={busy}
      problem={hasFailed ? t('gatherings.leave.failed') : undefined}
      onYes={() => void leave()}
      onClose={onClose}
    />
  );
};
