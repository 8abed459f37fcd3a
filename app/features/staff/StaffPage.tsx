import type { UserStatus } from '@parvis/api/entities/user';
import { BuildingIcon } from '@parvis/ui/icons/BuildingIcon';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { queryClient } from '../../lib/api/queryClient.ts';
import { appOutbox } from '../../lib/outbox/appOutbox.ts';
import { hasLeftOnPurpose, isBack } from '../../lib/session/leftOnPurpose.ts';
import { useProfile } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { NothingHere } from '../../shell/NothingHere.tsx';
import { PageFailed } from '../../shell/PageFailed.tsx';
import { ProfileLoading } from '../../shell/ProfileLoading.tsx';
import { contactOf } from '../account/addressWords.ts';
import { signInFor } from '../sign-in/wantedPage.ts';
import { chosenRole } from './chosenRole.ts';
import { chooseForDesk, useDeskChoices } from './deskChoices.ts';
import { lookWhenForbidden, lookWhenReplyForbidden, useGoneRole } from './goneRole.ts';
import { type Ended, NoRole } from './NoRole.tsx';
import { type OwnPage, ownPage, whoseDesk } from './ownPage.ts';
import { StaffSite } from './StaffSite.tsx';
import { useSiteRoles } from './useSiteRoles.ts';

/** Redirects to the only page, or offers a choice of customers. */
const ChooseOwn = ({ pages }: { pages: readonly OwnPage[] }) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const only = pages.length === 1 ? pages[0]?.href : undefined;
  useEffect(() => {
    if (only !== undefined) navigate(only, { replace: true });
  }, [only, navigate]);
  if (only !== undefined) return null;
  return (
    <NothingHere
      icon={<BuildingIcon size={36} />}
      texts={{ title: t('staff.whose'), text: t('staff.whose.text') }}
      ways={pages}
      equal
    />
  );
};

export type StaffPageProps = { cuid?: string | undefined; csid?: string | undefined };

/** Queries the sites; mounted for people with roles only. */
const Roles = ({ profile, cuid, csid, ended }: StaffPageProps & { profile: UserStatus; ended: Ended }) => {
  const [, navigate] = useLocation();
  const roles = useSiteRoles(profile.roles.filter(({ staff }) => staff));
  const { role: kept } = useDeskChoices();
  const chosen = chosenRole(roles, cuid, kept);
  const left = roles.filter(({ site }) => site !== null).map(({ role }) => role);
  const pages = chosen || csid !== undefined ? [] : ownPage(cuid, left);
  const isOwn = pages.length > 0;
  useGoneRole(left, chosen?.role, isOwn ? undefined : (cuid ?? kept?.cuid));
  useEffect(() => lookWhenForbidden(queryClient), []);
  useEffect(() => lookWhenReplyForbidden(queryClient, appOutbox()), []);
  const { rlid, cuid: shown } = chosen?.role ?? {};
  useEffect(() => {
    if (rlid === undefined || shown === undefined) return;
    if (cuid !== undefined && cuid !== shown) navigate(`/staff/${shown}`, { replace: true });
    else chooseForDesk({ role: { rlid, cuid: shown } });
  }, [rlid, shown, cuid, navigate]);
  if (isOwn) return <ChooseOwn pages={pages} />;
  if (!chosen)
    return <NoRole cuid={whoseDesk(cuid, left)} contact={contactOf(profile)} roles={left} ended={ended} />;
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

/** How a session of this page ended. */
function useEnded(contact: string | undefined): Ended {
  const was = useRef(false);
  if (contact !== undefined) was.current = true;
  useEffect(() => {
    if (contact !== undefined) isBack();
  }, [contact]);
  if (!was.current || contact !== undefined) return 'no';
  return hasLeftOnPurpose() ? 'left' : 'lost';
}

const ToSignIn = () => {
  const [path, navigate] = useLocation();
  useEffect(() => navigate(signInFor(path), { replace: true }), [path, navigate]);
  return null;
};

/** `/staff/{cuid}/{csid}`: a customer's board. */
export const StaffPage = ({ cuid, csid }: StaffPageProps) => {
  const { phase } = useProfile();
  const ended = useEnded(phase.kind === 'ready' ? contactOf(phase.profile) : undefined);
  if (phase.kind === 'loading') return <ProfileLoading phase={phase} />;
  if (phase.kind === 'failed') return <PageFailed onRetry={phase.retry} />;
  // Mails link to cases: on a new device, the reader is staff.
  if (phase.kind === 'welcome' && csid && ended === 'no') return <ToSignIn />;
  if (phase.kind !== 'ready') return <NoRole contact={undefined} roles={[]} ended={ended} />;
  return <Roles profile={phase.profile} cuid={cuid} csid={csid} ended={ended} />;
};
