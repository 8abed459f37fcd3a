import { ANY_DANGER } from '@parvis/api/constants';
import type { Blocked } from '@parvis/api/entities/block';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { displayDay } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { LinkedText } from '@parvis/ui/parts/LinkedText';
import { contactOf } from '../shell/contactAddress.ts';
import { useTexts } from '../texts/useTexts.ts';
import { kindReasons } from './blockWords.ts';

const Words = styled('div', {
  position: 'relative',
  flex: '1 1 18rem',
  display: 'grid',
  gap: '$2',
  maxBlockSize: '40vh',
  overflowY: 'auto',
  fontSize: '$sm',
  lineHeight: '$snug',
});
const Title = styled('strong', { fontSize: '$md' });

/** Whom to call whatever happens; where a customer does not name that number, the first that it names. */
const dangerNumber = (customer: CustomerInfo | undefined): string => {
  const [first, ...others] = customer?.emergency.map(({ number }) => number) ?? [];
  return first === undefined || others.includes(ANY_DANGER) ? ANY_DANGER : first;
};

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
      <Words>
        <Title>{t('block.title', { date })}</Title>
        <p>{kindReasons(blocked.reason, texts).join(' ')}</p>
        <p>{t('block.still')}</p>
        <p>
          {t('block.object')} <LinkedText text={t('block.emergency', { number })} calls={[number]} />
        </p>
      </Words>
      <ButtonLink href={contactOf(at.cuid, at.caseNbr)}>{t('block.contact')}</ButtonLink>
    </>
  );
};
