import { addresses } from '@parvis/api/addresses';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { Translate } from '@parvis/locales/translate';
import { ClockIcon } from '@parvis/ui/icons/ClockIcon';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ReportSent, type SentFact } from '@parvis/ui/screens/ReportSent';
import { Redirect, useLocation } from 'wouter';
import { baseOf } from '../data/bases.ts';
import { useLive } from '../data/live/useLive.ts';
import { openScan } from '../session/lastScan.ts';
import { legalOwner, useOwner } from '../session/useOwner.ts';
import { LegalFooter } from '../shell/LegalFooter.tsx';
import { SessionGate } from '../shell/SessionGate.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import { casePageTitle, waitingPageTitle } from './caseWords.ts';
import { isOpinion } from './sentAs.ts';
import { useCase } from './useCase.ts';
import { useCaseCustomer } from './useCaseCustomer.ts';

const thanksOf = {
  report: { sent: 'sent.title', waiting: 'sent.waiting' },
  opinion: { sent: 'sent.opinion.title', waiting: 'sent.opinion.waiting' },
} as const;

type Where = { cuid: string; csid: string };

/** What a customer says of answering; where it says nothing, nothing is promised. */
const factsOf = (number: string | undefined, customer: CustomerInfo | undefined, t: Translate): SentFact[] =>
  [
    { id: 'number', label: t('sent.number'), value: number },
    { id: 'readBy', label: t('sent.readBy'), value: customer?.readBy ?? customer?.cstmrLbl },
    { id: 'within', label: t('sent.within'), value: customer?.within },
  ].flatMap(({ value, ...fact }) => (value === undefined ? [] : [{ ...fact, value }]));

const Sent = ({ cuid, csid }: Where) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  useLive(baseOf(cuid) + addresses.contributorLive.template);
  const { report, info, missing } = useCase('mobile', cuid, csid);
  const customer = useCaseCustomer(cuid);
  const thanks = thanksOf[isOpinion(history.state) ? 'opinion' : 'report'];
  const title = t(report ? thanks.waiting : thanks.sent);
  useDocumentTitle(title, customer?.cstmrLbl);
  const chat = `/m/case/${cuid}/${csid}`;
  // What the server did not take is told in the conversation, with what can be done.
  if (missing || report?.refused) return <Redirect to={chat} replace />;
  const scanned = openScan();
  return (
    <ReportSent
      texts={{
        title,
        subject: (info && casePageTitle(info)) ?? (report ? waitingPageTitle(report) : ''),
        newsTitle: t('sent.news'),
        news: t(report ? 'sent.news.waiting' : 'sent.news.text'),
        chat: t('sent.chat'),
      }}
      header={{ label: customer?.cstmrLbl ?? t('app.name'), logoSrc: customer?.logo }}
      icon={report && <ClockIcon size={32} />}
      facts={factsOf(info?.caseNbr, customer, t)}
      onChat={() => navigate(chat, { replace: true })}
      other={
        scanned && (
          <ButtonLink block variant="plain" href={`/q/${scanned}`}>
            {t('sent.other')}
          </ButtonLink>
        )
      }
      footer={<LegalFooter customer={customer ?? legalOwner(cuid)} />}
    />
  );
};

/** `/m/case/{cuid}/{csid}/sent`: thanks for a report, its number, and what happens next. */
export const SentPage = (where: Where) => (
  <SessionGate customer={useOwner(where.cuid)} legal={legalOwner(where.cuid)}>
    {() => <Sent {...where} />}
  </SessionGate>
);
