import { addresses } from '@parvis/api/addresses';
import { getCustomerHost } from '../../lib/api/currentUser.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { getLegalSite, useOwner } from '../../lib/session/useOwner.ts';
import { useProfileGate } from '../../lib/session/useProfile.ts';
import { ProfileLoading } from '../../shell/ProfileLoading.tsx';
import { ContributorCase } from './ContributorCase.tsx';
import { useCachedCases } from './cachedCases.ts';
import { SignedOutGate, useSignedOut } from './SignedOut.tsx';

interface FollowedCaseProps {
  cuid: string;
  csid: string;
  crUid: string;
  isOut: boolean;
}

const FollowedCase = (followed: FollowedCaseProps) => {
  useCachedCases(followed.crUid, followed.csid);
  const live = useLive(getCustomerHost(followed.cuid) + addresses.contributorLive.template);
  return <ContributorCase {...followed} live={live} />;
};

/**
 * `/m/case/{cuid}/{csid}`: the reporter's chat with staff. Also handles signed-out devices: mails link here.
 */
export const CasePage = ({ cuid, csid }: { cuid: string; csid: string }) => {
  const { phase } = useProfileGate();
  const out = useSignedOut(phase);
  const owner = useOwner(cuid);
  if (phase.kind === 'welcome' && out === undefined)
    return <ProfileLoading phase={{ kind: 'loading', retrying: false }} />;
  const isOut = out === true;
  return (
    <SignedOutGate isOut={isOut} customer={owner} legal={getLegalSite(cuid)}>
      {({ crUid = '' }) => <FollowedCase cuid={cuid} csid={csid} crUid={crUid} isOut={isOut} />}
    </SignedOutGate>
  );
};
