import type { CaseInfo } from '@parvis/api/entities/case';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { displayDay } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { LinkedText } from '@parvis/ui/parts/LinkedText';
import { type ReactNode, useEffect, useRef } from 'react';
import { CustomerWays } from '../shell/CustomerWays.tsx';
import { contactOf } from '../shell/contactAddress.ts';
import { useTexts } from '../texts/useTexts.ts';
import { CopyButton } from './CopyButton.tsx';
import { dangerNumber } from './dangerNumber.ts';
import { FootTitle, FootWords } from './FootWords.tsx';

const Begun = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
});
const Draft = styled('div', {
  minInlineSize: 0,
  margin: 0,
  paddingInlineStart: '$3',
  borderInlineStart: '3px solid currentColor',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export type WithdrawnCaseProps = {
  info: Pick<CaseInfo, 'cuid' | 'caseNbr' | 'cstmrLbl' | 'eraseOn'>;
  customer: CustomerInfo | undefined;
  /** What was being written, which nobody takes any more. */
  draft: string;
  /** Photos that were chosen, and not sent. */
  photos: ReactNode;
  /** It could be written in a moment ago: who did hears of it, and is led here. */
  justNow: boolean;
};

/** At the foot of a case whose customer has ended its service: that nothing is taken any more, until when all can be read, and how to reach it. */
export const WithdrawnCase = ({ info, customer, draft, photos, justNow }: WithdrawnCaseProps) => {
  const { t, locale } = useTexts();
  const title = useRef<HTMLElement>(null);
  const { cuid, caseNbr, cstmrLbl: cstmr } = info;
  const number = dangerNumber(customer);
  useEffect(() => {
    // The field that had the focus is gone.
    if (justNow && document.activeElement === document.body) title.current?.focus();
  }, [justNow]);
  return (
    <>
      <FootWords>
        <FootTitle ref={title} tabIndex={-1} role={justNow ? 'alert' : undefined}>
          {t('ended.title')}
        </FootTitle>
        <p>
          {t('ended.text', { cstmr })}{' '}
          {t('ended.read', { date: displayDay(locale(), new Date(info.eraseOn)) })}
        </p>
        {draft.trim() !== '' && (
          <>
            <p>{t('ended.draft')}</p>
            <Begun>
              <Draft>{draft}</Draft>
              <CopyButton text={() => draft} />
            </Begun>
          </>
        )}
        {photos}
        <CustomerWays label={t('ended.reach', { cstmr })} contact={customer?.contact} />
        <p>
          <LinkedText text={t('block.emergency', { number })} calls={[number]} />
        </p>
      </FootWords>
      {(!customer || customer.contact?.mail) && (
        <ButtonLink href={contactOf(cuid, caseNbr)}>{t('qr.withdrawn.contact')}</ButtonLink>
      )}
    </>
  );
};
