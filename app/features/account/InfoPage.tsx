import { contactWays } from '@parvis/api/contactWays';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { GlobeIcon } from '@parvis/ui/icons/GlobeIcon';
import { MailIcon } from '@parvis/ui/icons/MailIcon';
import { PhoneIcon } from '@parvis/ui/icons/PhoneIcon';
import { Info, type InfoLink } from '@parvis/ui/screens/Info';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { useSiteLinks } from '../../lib/api/useSiteLinks.ts';
import { useSiteName } from '../../lib/branding/useLastCustomer.ts';
import { buildLegalLinks } from '../../lib/legal/legalLinks.ts';
import { revision } from '../../lib/session/device.ts';
import { refreshProfile } from '../../lib/session/useProfile.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { EmergencyNotice } from '../../shell/EmergencyNotice.tsx';
import { followLink } from '../../shell/followLink.ts';
import { MainBar } from '../../shell/MainBar.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { useVisitorCustomer } from './useVisitorCustomer.ts';

const icons = { mail: <MailIcon size={20} />, phone: <PhoneIcon size={20} />, www: <GlobeIcon size={20} /> };

const listContacts = ({ contact }: CustomerInfo): InfoLink[] =>
  contactWays(contact).map(({ kind, href, label }) => ({
    href,
    label,
    icon: icons[kind],
    external: kind === 'www',
  }));

/** `/m/info`. */
export const InfoPage = () => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const customer = useVisitorCustomer();
  const sites = useSiteLinks(t);
  useDocumentTitle(t('info.title'), useSiteName());
  // Before the page's own requests (specification 2).
  useLayoutEffect(() => void refreshProfile(), []);
  return (
    <Info
      texts={{
        title: t('info.title'),
        aboutTitle: t('info.about'),
        about: t('info.about.text'),
        contact: t('info.contact'),
        links: t('info.legal'),
        version: `Parvis ${revision}`,
      }}
      subtitle={customer?.cstmrLbl}
      contacts={customer ? listContacts(customer) : []}
      links={[
        { href: '/terms', label: t('info.terms') },
        { href: '/links', label: t('info.links') },
        { href: '/contact', label: t('info.write') },
        ...buildLegalLinks(customer, t),
        ...sites,
      ]}
      onLink={(href) => followLink(href, navigate)}
      emergency={
        customer && (
          <EmergencyNotice
            numbers={customer.emergency}
            title={t('info.emergency')}
            text={t('info.emergency.text')}
          />
        )
      }
      bottomBar={<MainBar current="info" />}
    />
  );
};
