import { ANY_DANGER } from '@parvis/api/constants';
import type { Blocked } from '@parvis/api/entities/block';
import type { CaseInfo } from '@parvis/api/entities/case';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { displayDay } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { LinkedText } from '@parvis/ui/parts/LinkedText';
import { type ReactNode, useEffect, useRef } from 'react';
import { findPage } from '../../lib/session/addressPage.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { ContactLinks } from '../../shell/ContactLinks.tsx';
import { buildContactAddress } from '../../shell/contactAddress.ts';
import { describeBlockReasons } from './blockReasons.ts';
import { CopyButton } from './CopyButton.tsx';
import { getClosedTextId } from './closedText.ts';
import type { WaitingItem } from './waitingItem.ts';

const FooterText = styled('div', {
  position: 'relative',
  flex: '1 1 18rem',
  display: 'grid',
  gap: '$2',
  // Leaves room for the conversation with large text.
  maxBlockSize: 'max(30vh, 70vh - 8rem)',
  overflowY: 'auto',
  // Room for the last line's touch target.
  paddingBlockEnd: '$1',
  fontSize: '$sm',
  lineHeight: '$snug',
});

const FooterTitle = styled('strong', { fontSize: '$md', outline: 'none' });

/** Prefers the universal number if listed. */
const selectEmergencyNumber = (customer: Pick<CustomerInfo, 'emergency'> | undefined): string => {
  const [first, ...others] = customer?.emergency.map(({ number }) => number) ?? [];
  return first === undefined || others.includes(ANY_DANGER) ? ANY_DANGER : first;
};

const DraftRow = styled('div', {
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

type WithdrawnCaseProps = {
  info: Pick<CaseInfo, 'cuid' | 'caseNbr' | 'cstmrLbl' | 'eraseOn'>;
  customer: CustomerInfo | undefined;
  draft: string;
  photos: ReactNode;
  /** The case has just closed: announces it, moves the focus. */
  justNow: boolean;
};

const WithdrawnCase = ({ info, customer, draft, photos, justNow }: WithdrawnCaseProps) => {
  const { t, locale } = useTexts();
  const title = useRef<HTMLElement>(null);
  const { cuid, caseNbr, cstmrLbl: cstmr } = info;
  const number = selectEmergencyNumber(customer);
  useEffect(() => {
    // The focused field is gone.
    if (justNow && document.activeElement === document.body) title.current?.focus();
  }, [justNow]);
  return (
    <>
      <FooterText>
        <FooterTitle ref={title} tabIndex={-1} role={justNow ? 'alert' : undefined}>
          {t('ended.title')}
        </FooterTitle>
        <p>
          {t('ended.text', { cstmr })}{' '}
          {t('ended.read', { date: displayDay(locale(), new Date(info.eraseOn)) })}
        </p>
        {draft.trim() !== '' && (
          <>
            <p>{t('ended.draft')}</p>
            <DraftRow>
              <Draft>{draft}</Draft>
              <CopyButton text={() => draft} />
            </DraftRow>
          </>
        )}
        {photos}
        <ContactLinks label={t('ended.reach', { cstmr })} contact={customer?.contact} />
        <p>
          <LinkedText text={t('block.emergency', { number })} calls={[number]} />
        </p>
      </FooterText>
      {(!customer || customer.contact?.mail) && (
        <ButtonLink href={buildContactAddress(cuid, caseNbr)}>{t('qr.withdrawn.contact')}</ButtonLink>
      )}
    </>
  );
};

type BlockedCaseProps = {
  blocked: Blocked;
  at: { cuid: string; caseNbr: string | undefined };
  customer: CustomerInfo | undefined;
};

const BlockedCase = ({ blocked, at, customer }: BlockedCaseProps) => {
  const texts = useTexts();
  const { t, locale } = texts;
  const number = selectEmergencyNumber(customer);
  const date = displayDay(locale(), new Date(blocked.at));
  return (
    <>
      <FooterText>
        <FooterTitle>{t('block.title', { date })}</FooterTitle>
        <p>{describeBlockReasons(blocked.reason, texts).join(' ')}</p>
        <p>{t('block.still')}</p>
        <p>
          {t('block.object')} <LinkedText text={t('block.emergency', { number })} calls={[number]} />
        </p>
      </FooterText>
      <ButtonLink href={buildContactAddress(at.cuid, at.caseNbr)}>{t('block.contact')}</ButtonLink>
    </>
  );
};

type StoppedCaseProps = {
  info: Pick<CaseInfo, 'cuid' | 'caseNbr' | 'cstmrLbl'> & { stopped: NonNullable<CaseInfo['stopped']> };
  customer: CustomerInfo | undefined;
};

/** An abuse notice blocks messages until its decision. */
const StoppedCase = ({ info, customer }: StoppedCaseProps) => {
  const { t, locale } = useTexts();
  const { stopped, cstmrLbl: cstmr } = info;
  const number = selectEmergencyNumber(customer);
  return (
    <>
      <FooterText>
        <FooterTitle>{t('abuse.stopped.title')}</FooterTitle>
        <p>{t('abuse.stopped.text', { cstmr, date: displayDay(locale(), new Date(stopped.at)) })}</p>
        {stopped.reference && <p>{t('abuse.sent.reference', { reference: stopped.reference })}</p>}
        <ContactLinks label={t('ended.reach', { cstmr })} contact={customer?.contact} />
        <p>
          <LinkedText text={t('block.emergency', { number })} calls={[number]} />
        </p>
      </FooterText>
      <ButtonLink href={buildContactAddress(info.cuid, info.caseNbr)}>{t('chat.contact')}</ButtonLink>
    </>
  );
};

type ClosedCaseProps = {
  cuid: string;
  /** Set if the report was not sent. */
  report: WaitingItem | undefined;
  state: string | undefined;
  /** Set while reopening is allowed. */
  onReopen?: (() => void) | undefined;
};

const ClosedCase = ({ cuid, report, state, onReopen }: ClosedCaseProps) => {
  const { t } = useTexts();
  return (
    <>
      <p>{t(getClosedTextId(report, state))}</p>
      {report?.stranded && report.known && <ButtonLink href={findPage}>{t('home.find')}</ButtonLink>}
      {onReopen && (
        <Button variant="quiet" onClick={onReopen}>
          {t('chat.reopen')}
        </Button>
      )}
      {report?.refused === 'blocked' && (
        <ButtonLink href={buildContactAddress(cuid)}>{t('block.contact')}</ButtonLink>
      )}
      {!onReopen && !report && <ButtonLink href={buildContactAddress(cuid)}>{t('chat.contact')}</ButtonLink>}
    </>
  );
};

type WithdrawnReportProps = { cuid: string; customer: CustomerInfo | undefined };

const WithdrawnReport = ({ cuid, customer }: WithdrawnReportProps) => {
  const { t } = useTexts();
  return (
    <>
      <FooterText>
        <p>
          <LinkedText text={t('chat.report.withdrawn')} calls={[ANY_DANGER]} />
        </p>
        {customer && (
          <ContactLinks label={t('ended.reach', { cstmr: customer.cstmrLbl })} contact={customer.contact} />
        )}
      </FooterText>
      {(!customer || customer.contact?.mail) && (
        <ButtonLink href={buildContactAddress(cuid)}>{t('qr.withdrawn.contact')}</ButtonLink>
      )}
    </>
  );
};

export type CaseFooterProps = {
  cuid: string;
  report: WaitingItem | undefined;
  info: CaseInfo | undefined;
  customer: CustomerInfo | undefined;
  draft: string;
  photos: ReactNode;
  wasOpen: boolean;
  onReopen: () => void;
};

/** Replaces the composer of a case that takes no messages. */
export const CaseFooter = (props: CaseFooterProps) => {
  const { cuid, report, info, customer, draft, photos, wasOpen, onReopen } = props;
  if (report?.refused === 'withdrawn') return <WithdrawnReport {...{ cuid, customer }} />;
  const known = report ? undefined : info;
  if (known?.withdrawn)
    return <WithdrawnCase info={known} {...{ customer, draft, photos }} justNow={wasOpen} />;
  if (known?.blocked)
    return <BlockedCase blocked={known.blocked} at={{ cuid, caseNbr: known.caseNbr }} customer={customer} />;
  const { stopped } = known ?? {};
  if (known && stopped) return <StoppedCase info={{ ...known, stopped }} customer={customer} />;
  return (
    <ClosedCase
      cuid={cuid}
      report={report}
      state={info?.state}
      onReopen={info?.can.includes('reopen') ? onReopen : undefined}
    />
  );
};
