import type { EndedService } from '@parvis/api/calls/former';
import { displayDay } from '@parvis/locales/dates';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { useCustomerOf } from '../cases/useCaseCustomer.ts';
import { legalOwner } from '../session/useOwner.ts';
import { CustomerWays } from '../shell/CustomerWays.tsx';
import { contactOf } from '../shell/contactAddress.ts';
import { NothingHere, type NothingHereProps } from '../shell/NothingHere.tsx';
import { PageLoading } from '../shell/PageLoading.tsx';
import { Said } from '../shell/Said.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { askedAfter } from './askedAfter.ts';
import { EndedLines } from './EndedLines.tsx';
import { useBackInService } from './useBackInService.ts';

export type ServiceOverProps = {
  service: EndedService;
  /** Others whose staff the reader was, and that have ended as well. */
  others: readonly EndedService[];
  /** The address or the number that they signed in with. */
  contact: string;
  /** Where they are staff still. */
  desks: NothingHereProps['ways'];
  /** The last ways on. */
  ways: NothingHereProps['ways'];
};

/** Tells whoever was staff that the service has ended for everybody: since when, what becomes of what was written, and whom to write to. */
export const ServiceOver = ({ service, others, contact, desks, ways }: ServiceOverProps) => {
  const { t, locale } = useTexts();
  const { cuid, cstmrLbl: customer, since, until } = service;
  const { customer: known, isAsked } = useCustomerOf(cuid);
  useBackInService();
  if (isAsked) return <PageLoading />;
  const day = (at: string) => displayDay(locale(), new Date(at));
  const asked = askedAfter(known?.contact, contact);
  const mail = asked.kind === 'customer' ? asked.mail : undefined;
  return (
    <NothingHere
      icon={<LockIcon size={36} />}
      texts={{
        title: t('ended.title'),
        text: t('staff.over.text', { customer, date: day(since), mail: contact }),
      }}
      ways={[
        ...desks,
        ...(mail ? [{ href: contactOf(cuid), label: t('staff.over.write', { customer }) }] : []),
        ...ways,
      ]}
      site={customer}
      legal={legalOwner(cuid)}
    >
      <Said>
        <p>{t('staff.over.kept', { date: day(until) })}</p>
        {asked.kind === 'customer' && (
          <CustomerWays label={t('staff.over.reach', { customer })} contact={asked.contact} />
        )}
        {asked.kind === 'reader' && <p>{t('staff.over.yours', { customer })}</p>}
        {asked.kind === 'nobody' && <p>{t('staff.over.noWay')}</p>}
        <EndedLines ended={others} />
      </Said>
    </NothingHere>
  );
};
