import type { UserStatus } from '@parvis/api/entities/user';
import { BuildingIcon } from '@parvis/ui/icons/BuildingIcon';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { queryClient } from '../../lib/api/queryClient.ts';
import { openAppOutbox } from '../../lib/outbox/appOutbox.ts';
import { clearSignedOut, hasSignedOut } from '../../lib/session/signedOutMark.ts';
import { useProfileGate } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { PageFailed } from '../../shell/PageFailed.tsx';
import { ProfileLoading } from '../../shell/ProfileLoading.tsx';
import { getContact } from '../account/ownAddresses.ts';
import { buildSignInAddress } from '../sign-in/signInTarget.ts';
import { updateDeskSettings, useDeskSettings } from './commands/deskSettings.ts';
import { useLostRole, watchForbiddenQueries, watchForbiddenReplies } from './lostRole.ts';
import { NoRole, type SessionEnd } from './NoRole.tsx';
import { getDeskCustomer, listOwnPages, type OwnPage } from './ownPage.ts';
import { StaffSite } from './StaffSite.tsx';
import { selectRole } from './selectRole.ts';
import { useSiteRoles } from './useSiteRoles.ts';

/** Redirects to the only page, or offers a choice of customers. */
const CustomerChoice = ({ pages }: { pages: readonly OwnPage[] }) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const only = pages.length === 1 ? pages[0]?.href : undefined;
  useEffect(() => {
    if (only !== undefined) navigate(only, { replace: true });
  }, [only, navigate]);
  if (only !== undefined) return null;
  return (
    <NotFoundScreen
      icon={<BuildingIcon size={36} />}
      texts={{ title: t('staff.whose'), text: t('staff.whose.text') }}
      links={pages}
      equal
    />
  );
};

export type StaffPageProps = { cuid?: string | undefined; csid?: string | undefined };

/** Queries the sites; mounted only for people with roles. */
const StaffRoles = ({
  profile,
  cuid,
  csid,
  ended,
}: StaffPageProps & { profile: UserStatus; ended: SessionEnd }) => {
  const [, navigate] = useLocation();
  const roles = useSiteRoles(profile.roles.filter(({ staff }) => staff));
  const { role: kept } = useDeskSettings();
  const chosen = selectRole(roles, cuid, kept);
  const left = roles.filter(({ site }) => site !== null).map(({ role }) => role);
  const pages = chosen || csid !== undefined ? [] : listOwnPages(cuid, left);
  const isOwn = pages.length > 0;
  useLostRole(left, chosen?.role, isOwn ? undefined : (cuid ?? kept?.cuid));
  useEffect(() => watchForbiddenQueries(queryClient), []);
  useEffect(() => watchForbiddenReplies(queryClient, openAppOutbox()), []);
  const { rlid, cuid: shown } = chosen?.role ?? {};
  useEffect(() => {
    if (rlid === undefined || shown === undefined) return;
    if (cuid !== undefined && cuid !== shown) navigate(`/staff/${shown}`, { replace: true });
    else updateDeskSettings({ role: { rlid, cuid: shown } });
  }, [rlid, shown, cuid, navigate]);
  if (isOwn) return <CustomerChoice pages={pages} />;
  if (!chosen)
    return (
      <NoRole cuid={getDeskCustomer(cuid, left)} contact={getContact(profile)} roles={left} ended={ended} />
    );
  const { role, site } = chosen;
  return (
    <StaffSite
      key={role.cuid}
      role={site?.role ?? role}
      config={site?.config}
      roles={roles}
      crUid={profile.crUid ?? ''}
      csid={cuid === undefined || cuid === role.cuid ? csid : undefined}
    />
  );
};

function useSessionEnd(contact: string | undefined): SessionEnd {
  const was = useRef(false);
  if (contact !== undefined) was.current = true;
  useEffect(() => {
    if (contact !== undefined) clearSignedOut();
  }, [contact]);
  if (!was.current || contact !== undefined) return 'no';
  return hasSignedOut() ? 'left' : 'lost';
}

const SignInRedirect = () => {
  const [path, navigate] = useLocation();
  useEffect(() => navigate(buildSignInAddress(path), { replace: true }), [path, navigate]);
  return null;
};

/** `/staff/{cuid}/{csid}`: a customer's board. */
export const StaffPage = ({ cuid, csid }: StaffPageProps) => {
  const { phase } = useProfileGate();
  const ended = useSessionEnd(phase.kind === 'ready' ? getContact(phase.profile) : undefined);
  if (phase.kind === 'loading') return <ProfileLoading phase={phase} />;
  if (phase.kind === 'failed') return <PageFailed onRetry={phase.retry} />;
  // Mails link to cases: on a new device, the reader is staff.
  if (phase.kind === 'welcome' && csid && ended === 'no') return <SignInRedirect />;
  if (phase.kind !== 'ready') return <NoRole contact={undefined} roles={[]} ended={ended} />;
  return <StaffRoles profile={phase.profile} cuid={cuid} csid={csid} ended={ended} />;
};
