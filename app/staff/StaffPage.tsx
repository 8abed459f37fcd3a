import type { Role } from '@parvis/api/entities/user';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { useProfile } from '../session/useProfile.ts';
import { PageFailed } from '../shell/PageFailed.tsx';
import { ProfileLoading } from '../shell/ProfileLoading.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import { StaffDesk } from './StaffDesk.tsx';

export type StaffPageProps = { cuid?: string | undefined; csid?: string | undefined };

/** The role at the customer of the address; the first one otherwise (specification 4, Profile). */
const roleFor = (roles: readonly Role[], cuid: string | undefined): Role | undefined =>
  roles.find((role) => role.staff && (cuid === undefined || role.cuid === cuid));

/** `/staff/{cuid}/{csid}`: the board of a customer's staff. */
export const StaffPage = ({ cuid, csid }: StaffPageProps) => {
  const { t } = useTexts();
  const { phase } = useProfile();
  useDocumentTitle(t('staff.title'));
  if (phase.kind === 'loading') return <ProfileLoading phase={phase} />;
  if (phase.kind === 'failed') return <PageFailed onRetry={phase.retry} />;
  const role = phase.kind === 'ready' ? roleFor(phase.profile.roles, cuid) : undefined;
  if (role && phase.kind === 'ready')
    return <StaffDesk key={role.cuid} role={role} crUid={phase.profile.crUid ?? ''} csid={csid} />;
  return (
    <ErrorScreen
      icon={<LockIcon size={36} />}
      texts={{ title: t('staff.noRole'), text: t('staff.noRole.text') }}
      actions={<ButtonLink href="/staff/login">{t('staff.signIn')}</ButtonLink>}
    />
  );
};
