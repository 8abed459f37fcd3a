import { useState } from 'react';
import { LeaveDialog } from '../account/LeaveDialog.tsx';
import { leaveDevice } from '../account/leaveDevice.ts';
import { LeaveToast } from '../account/OwnData.tsx';
import { DeskToasts } from './DeskToasts.tsx';
import { DraftCases } from './DraftCases.tsx';

/** Names drafts that would be lost. */
export const SignOutDialog = ({ cuid, onEnd }: { cuid: string; onEnd: () => void }) => {
  const [phase, setPhase] = useState<'asked' | 'leaving' | 'failed'>('asked');
  if (phase === 'failed')
    return (
      <DeskToasts open={false}>
        <LeaveToast way="disconnect" failed onClose={onEnd} />
      </DeskToasts>
    );
  if (phase === 'leaving') return null;
  return (
    <LeaveDialog
      way="disconnect"
      known
      begun={<DraftCases cuid={cuid} />}
      begunId="staff.disconnect.begun"
      onYes={() => {
        setPhase('leaving');
        leaveDevice('disconnect', true).then(onEnd, () => setPhase('failed'));
      }}
      onNo={onEnd}
    />
  );
};
