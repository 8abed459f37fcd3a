import type { BodyOf } from '@parvis/api/call';
import { contactCalls } from '@parvis/api/calls/contact';
import { contactWays } from '@parvis/api/contactWays';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { TextStore } from '@parvis/locales/translate';
import { Button } from '@parvis/ui/parts/Button';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Contact, type ContactProps } from '@parvis/ui/screens/Contact';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { client } from '../../lib/api/client.ts';
import { useLastCustomer, useSiteName } from '../../lib/branding/useLastCustomer.ts';
import { readLastScan } from '../../lib/session/lastScan.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { parseContactQuery } from '../../shell/contactAddress.ts';
import { goBack } from '../../shell/goBack.ts';
import { LanguageLine } from '../../shell/LanguageLine.tsx';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { useCaseCustomer } from '../customer/useCaseCustomer.ts';
import { restoreCustomers } from '../offline/restoreCustomers.ts';
import { contactMaxLengths } from './contactForm.ts';
import type { Delivery } from './sendContact.ts';
import { useContact } from './useContact.ts';

type ContactTarget = BodyOf<typeof contactCalls.contactInfo>;

/** No refetch: it would hide the form while someone types. */
const buildReceiverQuery = (meant: ContactTarget, locale: string) =>
  queryOptions({
    queryKey: ['contact', meant, locale],
    queryFn: async () => {
      const [receiver] = await client.call(contactCalls.contactInfo, { body: meant });
      if (!receiver) throw new Error('contact/info names nobody');
      return receiver;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

const describeFailure = (t: TextStore['t'], delivery: Delivery | undefined): ContactProps['failure'] => {
  const title = t('contact.failed');
  switch (delivery?.kind) {
    case 'notSent':
      return { title, text: t('contact.failed.text') };
    case 'offline':
      return { title, text: t('contact.offline.text') };
    case 'refused':
      return { title, text: t('contact.refused.text') };
    case 'tooMany':
      return { title, text: t('contact.tooMany.text', { count: Math.ceil(delivery.seconds / 60) }) };
    default:
      return undefined;
  }
};

const successTitles = { sent: 'contact.sent', waiting: 'contact.waiting' } as const;
const successTexts = { sent: 'contact.sent.text', waiting: 'contact.waiting.text' } as const;

interface ContactFormPageProps {
  target: ContactTarget;
  customer: CustomerInfo | undefined;
  site: string;
  caseNbr?: string | undefined;
}

const ContactFormPage = ({ target, customer, site, caseNbr }: ContactFormPageProps) => {
  const { t, locale } = useTexts();
  const { data: receiver, isError, failureCount, refetch } = useQuery(buildReceiverQuery(target, locale()));
  const about = caseNbr && t('contact.about', { nbr: caseNbr });
  const { form, delivery, taken, writeAnother } = useContact(receiver?.cuid, about);
  const sent = taken !== undefined;
  const sentTitle = t(successTitles[taken?.kind ?? 'sent']);

  // Offline, uses stored customers for their contact channels.
  const failed = !receiver && (isError || (failureCount > 0 && !navigator.onLine));
  useEffect(() => {
    if (failed) restoreCustomers().catch(() => undefined);
  }, [failed]);
  const links = contactWays(receiver ? receiver.contact : customer?.contact);
  const closedText = links.length > 0 ? 'contact.closed.text' : 'contact.closed.none';
  const label = receiver?.cstmrLbl ?? customer?.cstmrLbl;
  const owner = label ?? (failed ? site || t('app.name') : site);
  useDocumentTitle(sent ? sentTitle : t('contact.title'), t('contact.title'), owner);
  if (!owner) return <PageLoading />;
  return (
    <Contact
      texts={{
        title: t('contact.title'),
        intro: t('contact.to', { to: label ?? t('contact.operator') }),
        name: t('contact.name'),
        mail: t('contact.mail'),
        message: t('contact.message'),
        hints: { mail: t('contact.mail.hint') },
        trap: t('contact.trap'),
        note: t('contact.kept'),
        send: t('contact.send'),
        sentTitle,
        sentText: t(successTexts[taken?.kind ?? 'sent'], { mail: taken?.mail ?? '' }),
        others: t('contact.others'),
        cookies: t('contact.cookies'),
      }}
      header={{ label: owner, logoSrc: customer?.logo }}
      languages={<LanguageLine />}
      onBack={goBack}
      waiting={!receiver && !failed}
      instead={
        (failed && (
          <ErrorState
            title={t('load.failed')}
            text={t(links.length > 0 ? 'contact.unreached.text' : 'load.failed.text')}
            onRetry={() => void refetch()}
          />
        )) ||
        (receiver?.open === false && <EmptyState title={t('contact.closed')} text={t(closedText)} />)
      }
      {...form}
      maxLengths={contactMaxLengths}
      failure={describeFailure(t, delivery)}
      sent={sent}
      kept={taken?.kind === 'waiting'}
      sentActions={
        <Button variant="quiet" onClick={writeAnother}>
          {t('contact.again')}
        </Button>
      }
      ways={{ links }}
      footer={<LegalFooter customer={customer} />}
    />
  );
};

const CustomerContact = ({ cuid, caseNbr }: { cuid: string; caseNbr?: string | undefined }) => (
  <ContactFormPage target={{ cuid }} customer={useCaseCustomer(cuid)} site="" caseNbr={caseNbr} />
);

const LastCustomerContact = () => {
  const customer = useLastCustomer();
  const site = useSiteName();
  const qrid = readLastScan();
  return <ContactFormPage target={qrid ? { qrid } : {}} customer={customer} site={site} />;
};

/** `/contact`: to the address's customer, the last scanned one, or the operator. Needs no session. */
export const ContactPage = () => {
  const { cuid, caseNbr } = parseContactQuery(useSearch());
  return cuid ? <CustomerContact key={cuid} {...{ cuid, caseNbr }} /> : <LastCustomerContact />;
};
