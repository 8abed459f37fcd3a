import { addresses } from '@parvis/api/addresses';
import { baseOf } from '../data/bases.ts';
import { useLive } from '../data/live/useLive.ts';
import { legalOwner, useOwner } from '../session/useOwner.ts';
import { SessionGate } from '../shell/SessionGate.tsx';
import { ContributorCase } from './ContributorCase.tsx';

const Followed = ({ cuid, csid, crUid }: { cuid: string; csid: string; crUid: string }) => {
  const live = useLive(baseOf(cuid) + addresses.contributorLive.template);
  return <ContributorCase cuid={cuid} csid={csid} crUid={crUid} live={live} />;
};

/** `/m/case/{cuid}/{csid}`: a contributor follows their case in a chat with the staff. */
export const CasePage = ({ cuid, csid }: { cuid: string; csid: string }) => (
  <SessionGate customer={useOwner(cuid)} legal={legalOwner(cuid)}>
    {({ crUid = '' }) => <Followed cuid={cuid} csid={csid} crUid={crUid} />}
  </SessionGate>
);
