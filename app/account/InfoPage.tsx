import { BUILD_REVISION } from '@parvis/api/constants';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { MailIcon } from '@parvis/ui/icons/MailIcon';
import { PhoneIcon } from '@parvis/ui/icons/PhoneIcon';
import { Info, type InfoLink } from '@parvis/ui/screens/Info';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLastCustomer } from '../look/useLastCustomer.ts';
import { MainBar } from '../pages/MainBar.tsx';
import { useDocumentTitle } from '../pages/useDocumentTitle.ts';
import { EmergencyNotice } from '../report/EmergencyNotice.tsx';
import { refreshProfile } from '../session/useProfile.ts';
import { useTexts } from '../texts/useTexts.ts';

const contactsOf = ({ contact = {} }: CustomerInfo): InfoLink[] => {
  const { mail, phone, www } = contact;
  return [
    ...(mail ? [{ href: `mailto:${mail}`, label: mail, icon: <MailIcon size={20} /> }] : []),
    ...(phone
      ? [{ href: `tel:${phone.replaceAll(' ', '')}`, label: phone, icon: <PhoneIcon size={20} /> }]
      : []),
    ...(www && URL.canParse?.(www) ? [{ href: www, label: new URL(www).host, external: true }] : []),
  ];
};

/** `/m/info`: whose service this is, how to reach them, emergency numbers, terms. */
export const InfoPage = () => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const customer = useLastCustomer();
  useDocumentTitle(t('info.title'));
  useEffect(() => void refreshProfile(), []);
  return (
    <Info
      texts={{
        title: t('info.title'),
        aboutTitle: t('info.about'),
        about: t('info.about.text'),
        contact: t('info.contact'),
        links: t('info.legal'),
        version: `Parvis ${BUILD_REVISION}`,
      }}
      subtitle={customer?.cstmrLbl}
      contacts={customer ? contactsOf(customer) : []}
      links={[
        { href: '/terms', label: t('info.terms') },
        { href: '/links', label: t('info.links') },
        { href: '/contact', label: t('info.write') },
      ]}
      onLink={navigate}
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
