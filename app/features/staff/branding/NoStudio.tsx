import type { UserStatus } from '@parvis/api/entities/user';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { PageLoading } from '../../../shell/PageLoading.tsx';
import { useDocumentTitle } from '../../../shell/useDocumentTitle.ts';
import { getContact, isStaff } from '../../account/ownAddresses.ts';
import { buildSignInAddress } from '../../sign-in/signInTarget.ts';
import { useEndedServices } from '../endedServices.ts';
import { NoRole } from '../NoRole.tsx';

const AdministratorsOnly = () => {
  const { t } = useTexts();
  useDocumentTitle(t('staff.theme.noRole'), t('app.name'));
  return (
    <ErrorScreen
      icon={<LockIcon size={36} />}
      texts={{ title: t('staff.theme.noRole'), text: t('staff.theme.noRole.text') }}
      actions={<ButtonLink href={buildSignInAddress('/staff/theme')}>{t('staff.signIn')}</ButtonLink>}
    />
  );
};

/** For non-administrators; tells former staff that the service ended. */
export const NoStudio = ({ profile }: { profile: UserStatus | undefined }) => {
  const contact = profile && !isStaff(profile) ? getContact(profile) : undefined;
  const { ended = [], isAsked } = useEndedServices(contact !== undefined);
  if (isAsked) return <PageLoading />;
  if (ended.length > 0) return <NoRole contact={contact} roles={[]} ended="no" />;
  return <AdministratorsOnly />;
};
