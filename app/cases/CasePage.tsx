import { contributorLivePath } from '@parvis/api/live';
import { SessionGate } from '../gate/SessionGate.tsx';
import { useLive } from '../live/useLive.ts';
import { ContributorCase } from './ContributorCase.tsx';

const Followed = ({ cuid, csid, crUid }: { cuid: string; csid: string; crUid: string }) => {
  const live = useLive(contributorLivePath);
  return <ContributorCase cuid={cuid} csid={csid} crUid={crUid} live={live} />;
};

/** `/m/case/{cuid}/{csid}`: a contributor follows their case in a chat with the staff. */
export const CasePage = ({ cuid, csid }: { cuid: string; csid: string }) => (
  <SessionGate>{({ crUid = '' }) => <Followed cuid={cuid} csid={csid} crUid={crUid} />}</SessionGate>
);
