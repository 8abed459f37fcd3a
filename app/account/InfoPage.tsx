import { sessionCalls } from '@parvis/api/calls/session';
import { BUILD_REVISION } from '@parvis/api/constants';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { MailIcon } from '@parvis/ui/icons/MailIcon';
import { PhoneIcon } from '@parvis/ui/icons/PhoneIcon';
import { Info, type InfoLink } from '@parvis/ui/screens/Info';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useCustomerTheme } from '../look/useCustomerTheme.ts';
import { MainBar } from '../pages/MainBar.tsx';
import { useDocumentTitle } from '../pages/useDocumentTitle.ts';
import { EmergencyNotice } from '../report/EmergencyNotice.tsx';
import { lastScan } from '../report/lastScan.ts';
import { client } from '../session/client.ts';
import { refreshProfile } from '../session/useProfile.ts';
import { useTexts } from '../texts/useTexts.ts';

const contactsOf = ({ contact = {} }: CustomerInfo): InfoLink[] => {
  const { mail, phone, www } = contact;
  return [
    ...(mail ? [{ href: `mailto:${mail}`, label: mail, icon: <MailIcon size={20} /> }] : []),
    ...(phone
      ? [{ href: `tel:${phone.replaceAll(' ', '')}`, label: phone, icon: <PhoneIcon size={20} /> }]
      : []),
    ...(www ? [{ href: www, label: new URL(www).host, external: true }] : []),
  ];
};

/** The customer of the code scanned last on this device. */
const useLastCustomer = (locale: string) => {
  const qrid = lastScan();
  const { data } = useQuery({
    queryKey: ['cstmr', qrid, locale],
    queryFn: async () =>
      (await client.call(sessionCalls.userCstmr, { body: qrid ? { qrid } : {} }))[0] ?? null,
    enabled: qrid !== undefined,
  });
  return data ?? undefined;
};

/** `/m/info`: whose service this is, how to reach them, emergency numbers, terms. */
export const InfoPage = () => {
  const { t, locale } = useTexts();
  const [, navigate] = useLocation();
  const customer = useLastCustomer(locale());
  useCustomerTheme(customer?.theme);
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
      links={[{ href: '/terms', label: t('info.terms') }]}
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
