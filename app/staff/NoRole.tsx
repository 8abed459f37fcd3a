import { pageOfApp } from '@parvis/api/appAddress';
import type { Role } from '@parvis/api/entities/user';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { useStore } from '../data/store.ts';
import { signInFor } from '../login/wantedPage.ts';
import { openScan } from '../session/lastScan.ts';
import { NothingHere } from '../shell/NothingHere.tsx';
import { PageLoading } from '../shell/PageLoading.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { meantAmong, useEndedServices } from './endedServices.ts';
import { goneRole } from './goneRole.ts';
import { ServiceOver } from './ServiceOver.tsx';

/** Whether somebody was signed in here a moment ago, and signed out or lost their session. */
export type Ended = 'no' | 'left' | 'lost';

export type NoRoleProps = {
  /** Whose desk is wanted, where the address says so. */
  cuid?: string | undefined;
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
  if (gone?.cstmrLbl !== undefined)
    return {
      title: t('staff.gone'),
      text: t('staff.gone.text', { customer: gone.cstmrLbl, mail: contact }),
    };
  if (roles.length === 0)
    return { title: t('staff.notMember'), text: t('staff.notMember.text', { mail: contact }) };
  const customers = new Intl.ListFormat(locale()).format(roles.map(({ cstmrLbl }) => cstmrLbl));
  return { title: t('staff.elsewhere'), text: t('staff.elsewhere.text', { mail: contact, customers }) };
}

/** Tells somebody without a role here why not, and where else to go. */
export const NoRole = (props: NoRoleProps) => {
  const { cuid, contact, roles } = props;
  const { t } = useTexts();
  const texts = useReason(props);
  const gone = useStore(goneRole);
  const { ended, isAsked } = useEndedServices(contact !== undefined);
  const scanned = openScan();
  const desks = roles.map((role) => ({
    href: `/staff/${role.cuid}`,
    label: t('staff.elsewhere.open', { customer: role.cstmrLbl }),
  }));
  const ways = [
    {
      href: signInFor(pageOfApp(location.pathname).path),
      label: t(contact === undefined ? 'staff.signIn' : 'staff.signInOther'),
    },
    { href: scanned ? `/q/${scanned}` : '/', label: t('nav.home') },
  ];
  const service = meantAmong(ended, gone?.cuid ?? cuid);
  if (isAsked) return <PageLoading />;
  if (service && contact !== undefined)
    return (
      <ServiceOver
        {...{ service, contact, desks, ways }}
        others={ended?.filter((one) => one !== service) ?? []}
      />
    );
  return <NothingHere icon={<LockIcon size={36} />} texts={texts} ways={[...desks, ...ways]} />;
};
