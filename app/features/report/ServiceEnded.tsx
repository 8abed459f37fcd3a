import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { useEffect } from 'react';
import { hasAccepted } from '../../lib/session/acceptance.ts';
import { markScanUsed, readLastScan } from '../../lib/session/lastScan.ts';
import { getLegalSite, useOwner } from '../../lib/session/useOwner.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ContactLinks } from '../../shell/ContactLinks.tsx';
import { buildContactAddress } from '../../shell/contactAddress.ts';
import { EmergencyNotice } from '../../shell/EmergencyNotice.tsx';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { NoticeText } from '../../shell/NoticeText.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { useCustomerInfo } from '../customer/useCaseCustomer.ts';
import { getEmergencyNumbers } from './emergencyNumbers.ts';

/** For a code or app. */
export const ServiceEnded = ({ qrid, cuid }: { qrid?: string; cuid: string }) => {
  const { t } = useTexts();
  useEffect(() => {
    // "Home" must not return here.
    if (qrid !== undefined && readLastScan() === qrid) markScanUsed(qrid);
  }, [qrid]);
  const { customer, isAsked } = useCustomerInfo(cuid);
  const cstmr = useOwner(cuid)?.label ?? customer?.cstmrLbl;
  if (isAsked) return <PageLoading />;
  const isApp = qrid === undefined;
  const own = hasAccepted();
  const text =
    cstmr === undefined
      ? t('qr.withdrawn.text')
      : t(isApp ? 'qr.withdrawn.app' : 'qr.withdrawn.of', { cstmr });
  return (
    <NotFoundScreen
      icon={<QrIcon size={36} />}
      texts={{
        title: t(isApp ? 'ended.title' : 'qr.withdrawn'),
        text: own ? `${text} ${t('qr.withdrawn.own')}` : text,
      }}
      links={[
        ...(customer && !customer.contact?.mail
          ? []
          : [{ href: buildContactAddress(cuid), label: t('qr.withdrawn.contact') }]),
        ...(own ? [{ href: '/m/home', label: t('nav.cases') }] : []),
        // The app is at home already.
        ...(own || isApp ? [] : [{ href: '/', label: t('error.home') }]),
      ]}
      site={cstmr}
      legal={getLegalSite(cuid)}
    >
      <NoticeText>
        {customer && (
          <ContactLinks label={t('ended.reach', { cstmr: customer.cstmrLbl })} contact={customer.contact} />
        )}
        <EmergencyNotice
          numbers={getEmergencyNumbers(customer ? [customer] : [], t('qr.unreached.anywhere'))}
          title={t('report.emergency.short')}
        />
      </NoticeText>
    </NotFoundScreen>
  );
};
