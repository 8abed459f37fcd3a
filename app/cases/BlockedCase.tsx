import type { Blocked } from '@parvis/api/entities/block';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { displayDay } from '@parvis/locales/dates';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { LinkedText } from '@parvis/ui/parts/LinkedText';
import { contactOf } from '../shell/contactAddress.ts';
import { useTexts } from '../texts/useTexts.ts';
import { kindReasons } from './blockWords.ts';
import { dangerNumber } from './dangerNumber.ts';
import { FootTitle, FootWords } from './FootWords.tsx';

export type BlockedCaseProps = {
  blocked: Blocked;
  /** Whom it concerns: they are written to, about this case. */
  at: { cuid: string; caseNbr: string | undefined };
  customer: CustomerInfo | undefined;
};

/** At the foot of a case whose reporter may send nothing: since when, why, what is still possible, and how to object. */
export const BlockedCase = ({ blocked, at, customer }: BlockedCaseProps) => {
  const texts = useTexts();
  const { t, locale } = texts;
  const number = dangerNumber(customer);
  const date = displayDay(locale(), new Date(blocked.at));
  return (
    <>
      <FootWords>
        <FootTitle>{t('block.title', { date })}</FootTitle>
        <p>{kindReasons(blocked.reason, texts).join(' ')}</p>
        <p>{t('block.still')}</p>
        <p>
          {t('block.object')} <LinkedText text={t('block.emergency', { number })} calls={[number]} />
        </p>
      </FootWords>
      <ButtonLink href={contactOf(at.cuid, at.caseNbr)}>{t('block.contact')}</ButtonLink>
    </>
  );
};
