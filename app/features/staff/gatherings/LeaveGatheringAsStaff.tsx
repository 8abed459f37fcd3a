import { townCalls } from '@parvis/api/calls/town';
import { useState } from 'react';
import { refreshByEvent } from '../../../lib/api/cache.ts';
import { client } from '../../../lib/api/client.ts';
import { createId } from '../../../lib/outbox/createId.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { ConfirmPanel } from '../../../shell/ConfirmPanel.tsx';

export type LeaveGatheringAsStaffProps = { cuid: string; gthrId: string; onClose: () => void };

/** Staff still read it afterwards. */
export const LeaveGatheringAsStaff = ({ cuid, gthrId, onClose }: LeaveGatheringAsStaffProps) => {
  const { t } = useTexts();
  const [id] = useState(createId);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const leave = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await client.call(townCalls.casesLeave, { cuid, body: { csid: gthrId, id } });
      onClose();
    } catch {
      setBusy(false);
      setFailed(true);
    }
    refreshByEvent({ type: 'case', cuid, csid: gthrId });
  };
  return (
    <ConfirmPanel
      title={t('gatherings.leave.title')}
      text={t('gatherings.desk.leave.text')}
      yes={t('gatherings.desk.leave.yes')}
      no={t('gatherings.desk.leave.no')}
      busy={busy}
      problem={hasFailed ? t('gatherings.desk.step.failed') : undefined}
      onYes={() => void leave()}
      onClose={onClose}
    />
  );
};
