import type { Role } from '@parvis/api/entities/user';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { signInFor } from '../login/wantedPage.ts';
import { lastScan } from '../session/lastScan.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Why somebody may not see a page of staff: not signed in, on no list, or on the lists of other customers. */
function useReason(email: string | undefined, roles: readonly Role[]): { title: string; text: string } {
  const { t, locale } = useTexts();
  if (email === undefined) return { title: t('staff.noRole'), text: t('staff.noRole.text') };
  if (roles.length === 0)
    return { title: t('staff.notMember'), text: t('staff.notMember.text', { mail: email }) };
  const customers = new Intl.ListFormat(locale()).format(roles.map(({ cstmrLbl }) => cstmrLbl));
  return { title: t('staff.elsewhere'), text: t('staff.elsewhere.text', { mail: email, customers }) };
}

/** Tells somebody without a role here why not, and where else to go; `roles` are those of staff elsewhere. */
export const NoRole = ({ email, roles }: { email: string | undefined; roles: readonly Role[] }) => {
  const { t } = useTexts();
  useDocumentTitle(t('staff.title'));
  const scanned = lastScan();
  return (
    <ErrorScreen
      icon={<LockIcon size={36} />}
      texts={useReason(email, roles)}
      actions={
        <>
          {roles.map(({ rlid, cuid, cstmrLbl }) => (
            <ButtonLink key={rlid} block href={`/staff/${cuid}`}>
              {t('staff.elsewhere.open', { customer: cstmrLbl })}
            </ButtonLink>
          ))}
          <ButtonLink
            block
            variant={roles.length > 0 ? 'quiet' : undefined}
            href={signInFor(location.pathname)}
          >
            {t(email === undefined ? 'staff.signIn' : 'staff.signInOther')}
          </ButtonLink>
          <ButtonLink block variant="quiet" href={scanned ? `/q/${scanned}` : '/'}>
            {t('nav.home')}
          </ButtonLink>
        </>
      }
    />
  );
};
