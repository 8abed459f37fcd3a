import { pageOfApp } from '@parvis/api/appAddress';
import type { Role } from '@parvis/api/entities/user';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { useStore } from '../data/store.ts';
import { signInFor } from '../login/wantedPage.ts';
import { lastScan } from '../session/lastScan.ts';
import { NothingHere } from '../shell/NothingHere.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { goneRole } from './goneRole.ts';

/** Whether somebody was signed in here a moment ago, and signed out or lost their session. */
export type Ended = 'no' | 'left' | 'lost';

export type NoRoleProps = {
  /** The address or the number that somebody signed in with. */
  contact: string | undefined;
  /** Those of staff elsewhere. */
  roles: readonly Role[];
  ended: Ended;
};

/** Why somebody may not see a page of staff: not signed in, on no list any more or at all, or on the lists of other customers. */
function useReason({ contact, roles, ended }: NoRoleProps): { title: string; text: string } {
  const { t, locale } = useTexts();
  const gone = useStore(goneRole);
  if (ended === 'left') return { title: t('staff.left'), text: t('staff.left.text') };
  if (ended === 'lost') return { title: t('staff.ended'), text: t('staff.ended.text') };
  if (contact === undefined) return { title: t('staff.noRole'), text: t('staff.noRole.text') };
  if (gone !== undefined)
    return {
      title: t('staff.gone'),
      text: t('staff.gone.text', { customer: gone, mail: contact }),
    };
  if (roles.length === 0)
    return { title: t('staff.notMember'), text: t('staff.notMember.text', { mail: contact }) };
  const customers = new Intl.ListFormat(locale()).format(roles.map(({ cstmrLbl }) => cstmrLbl));
  return { title: t('staff.elsewhere'), text: t('staff.elsewhere.text', { mail: contact, customers }) };
}

/** Tells somebody without a role here why not, and where else to go. */
export const NoRole = (props: NoRoleProps) => {
  const { contact, roles } = props;
  const { t } = useTexts();
  const scanned = lastScan();
  const texts = useReason(props);
  return (
    <NothingHere
      icon={<LockIcon size={36} />}
      texts={texts}
      ways={[
        ...roles.map(({ cuid, cstmrLbl }) => ({
          href: `/staff/${cuid}`,
          label: t('staff.elsewhere.open', { customer: cstmrLbl }),
        })),
        {
          href: signInFor(pageOfApp(location.pathname).path),
          label: t(contact === undefined ? 'staff.signIn' : 'staff.signInOther'),
        },
        { href: scanned ? `/q/${scanned}` : '/', label: t('nav.home') },
      ]}
    />
  );
};
