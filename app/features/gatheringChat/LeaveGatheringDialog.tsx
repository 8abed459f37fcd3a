import { mobileGatheringCalls } from '@parvis/api/calls/gatherings';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { Panel } from '../../shell/Panel.tsx';
import { refreshGatherings } from '../gatherings/gatheringQueries.ts';

export type LeaveGatheringDialogProps = { cuid: string; gthrId: string; onClose: () => void };

/** Lets somebody leave a discussion. */
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
    <Panel
      open
      title={t('gatherings.leave.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('gatherings.leave.no')}
          </Button>
          <Button loading={busy} onClick={() => void leave()}>
            {t('gatherings.leave.yes')}
          </Button>
        </>
      }
    >
      <p>{t('gatherings.leave.text')}</p>
      {hasFailed && <p role="alert">{t('gatherings.leave.failed')}</p>}
    </Panel>
  );
};
