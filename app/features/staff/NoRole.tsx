import { pageOfApp } from '@parvis/api/appAddress';
import type { EndedService } from '@parvis/api/calls/former';
import type { Role } from '@parvis/api/entities/user';
import { displayDay } from '@parvis/locales/dates';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { useQuery } from '@tanstack/react-query';
import { useStore } from '../../lib/api/useStore.ts';
import { readUnusedScan } from '../../lib/session/lastScan.ts';
import { getLegalSite } from '../../lib/session/useOwner.ts';
import { refreshProfile } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ContactLinks } from '../../shell/ContactLinks.tsx';
import { buildContactAddress } from '../../shell/contactAddress.ts';
import { NotFoundScreen, type NotFoundScreenProps } from '../../shell/NotFoundScreen.tsx';
import { NoticeText } from '../../shell/NoticeText.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { useCustomerInfo } from '../customer/useCaseCustomer.ts';
import { buildSignInAddress } from '../sign-in/signInTarget.ts';
import { EndedServiceList } from './EndedServiceList.tsx';
import { findEndedService, useEndedServices } from './endedServices.ts';
import { lostRole } from './lostRole.ts';
import { getServiceContact } from './serviceContact.ts';

const POLL_INTERVAL = 30_000;

/** While visible: the desk returns with the service. */
function useServicePolling(): void {
  useQuery({
    queryKey: ['backInService'],
    queryFn: async () => {
      await refreshProfile();
      return true;
    },
    // A fresh profile led here.
    initialData: true,
    staleTime: POLL_INTERVAL,
    refetchInterval: POLL_INTERVAL,
    retry: false,
  });
}

type EndedServicePageProps = {
  service: EndedService;
  /** The reader's other ended services. */
  others: readonly EndedService[];
  /** Sign-in address or number. */
  contact: string;
  /** Remaining desks. */
  desks: NotFoundScreenProps['links'];
  ways: NotFoundScreenProps['links'];
};

/** For former staff: when the service ended, how long data stays, contact. */
const EndedServicePage = ({ service, others, contact, desks, ways }: EndedServicePageProps) => {
  const { t, locale } = useTexts();
  const { cuid, cstmrLbl: customer, since, until } = service;
  const { customer: known, isAsked } = useCustomerInfo(cuid);
  useServicePolling();
  if (isAsked) return <PageLoading />;
  const formatDay = (at: string) => displayDay(locale(), new Date(at));
  const asked = getServiceContact(known?.contact, contact);
  const mail = asked.kind === 'customer' ? asked.mail : undefined;
  return (
    <NotFoundScreen
      icon={<LockIcon size={36} />}
      texts={{
        title: t('ended.title'),
        text: t('staff.over.text', { customer, date: formatDay(since), mail: contact }),
      }}
      links={[
        ...desks,
        ...(mail ? [{ href: buildContactAddress(cuid), label: t('staff.over.write', { customer }) }] : []),
        ...ways,
      ]}
      site={customer}
      legal={getLegalSite(cuid)}
    >
      <NoticeText>
        <p>{t('staff.over.kept', { date: formatDay(until) })}</p>
        {asked.kind === 'customer' && (
          <ContactLinks label={t('staff.over.reach', { customer })} contact={asked.contact} />
        )}
        {asked.kind === 'reader' && <p>{t('staff.over.yours', { customer })}</p>}
        {asked.kind === 'nobody' && <p>{t('staff.over.noWay')}</p>}
        <EndedServiceList ended={others} />
      </NoticeText>
    </NotFoundScreen>
  );
};

/** Running, signed out, or lost. */
export type SessionEnd = 'no' | 'left' | 'lost';

export type NoRoleProps = {
  /** From the address. */
  cuid?: string | undefined;
  contact: string | undefined;
  /** Staff roles at other customers. */
  roles: readonly Role[];
  ended: SessionEnd;
};

function useReason({ contact, roles, ended }: NoRoleProps): { title: string; text: string } {
  const { t, locale } = useTexts();
  const gone = useStore(lostRole);
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

/** Explains a missing role, and links elsewhere. */
export const NoRole = (props: NoRoleProps) => {
  const { cuid, contact, roles } = props;
  const { t } = useTexts();
  const texts = useReason(props);
  const gone = useStore(lostRole);
  const { ended, isAsked } = useEndedServices(contact !== undefined);
  const scanned = readUnusedScan();
  const desks = roles.map((role) => ({
    href: `/staff/${role.cuid}`,
    label: t('staff.elsewhere.open', { customer: role.cstmrLbl }),
  }));
  const ways = [
    {
      href: buildSignInAddress(pageOfApp(location.pathname).path),
      label: t(contact === undefined ? 'staff.signIn' : 'staff.signInOther'),
    },
    { href: scanned ? `/q/${scanned}` : '/', label: t('nav.home') },
  ];
  const service = findEndedService(ended, gone?.cuid ?? cuid);
  if (isAsked) return <PageLoading />;
  if (service && contact !== undefined)
    return (
      <EndedServicePage
        {...{ service, contact, desks, ways }}
        others={ended?.filter((one) => one !== service) ?? []}
      />
    );
  return <NotFoundScreen icon={<LockIcon size={36} />} texts={texts} links={[...desks, ...ways]} />;
};
