import { ANY_DANGER } from '@parvis/api/constants';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { LinkedText } from '@parvis/ui/parts/LinkedText';
import { CustomerWays } from '../shell/CustomerWays.tsx';
import { contactOf } from '../shell/contactAddress.ts';
import { useTexts } from '../texts/useTexts.ts';
import { FootWords } from './FootWords.tsx';

export type WithdrawnReportProps = { cuid: string; customer: CustomerInfo | undefined };

/** At the foot of a report that was not taken since its customer has ended its service: how to reach it otherwise. */
export const WithdrawnReport = ({ cuid, customer }: WithdrawnReportProps) => {
  const { t } = useTexts();
  return (
    <>
      <FootWords>
        <p>
          <LinkedText text={t('chat.report.withdrawn')} calls={[ANY_DANGER]} />
        </p>
        {customer && (
          <CustomerWays label={t('ended.reach', { cstmr: customer.cstmrLbl })} contact={customer.contact} />
        )}
      </FootWords>
      {(!customer || customer.contact?.mail) && (
        <ButtonLink href={contactOf(cuid)}>{t('qr.withdrawn.contact')}</ButtonLink>
      )}
    </>
  );
};
