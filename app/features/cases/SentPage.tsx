import { addresses } from '@parvis/api/addresses';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import type { UserStatus } from '@parvis/api/entities/user';
import type { Translate } from '@parvis/locales/translate';
import { ClockIcon } from '@parvis/ui/icons/ClockIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ReportSent, type SentFact } from '@parvis/ui/screens/ReportSent';
import { useCallback, useRef, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { getCustomerHost } from '../../lib/api/currentUser.ts';
import { useOwnCases } from '../../lib/api/ownCases.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { addressPage } from '../../lib/session/addressPage.ts';
import { readUnusedScan } from '../../lib/session/lastScan.ts';
import { getLegalSite, useOwner } from '../../lib/session/useOwner.ts';
import { createLazy } from '../../lib/texts/createLazy.ts';
import { texts } from '../../lib/texts/store.ts';
import { useLoaded } from '../../lib/texts/useLoaded.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../shell/LegalFooter.tsx';
import { SessionGate } from '../../shell/SessionGate.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { useCaseCustomer } from '../customer/useCaseCustomer.ts';
import { LazyInstallOffer } from '../install/lazyInstall.tsx';
import { LazyInviteUser } from '../invite-user/LazyInviteUser.tsx';
import type { NotifyOfferProps } from '../notifications/NotifyOffer.tsx';
import { hasNoticeAction, noticeActions, selectAnswerNotice, selectWaitingNotice } from './answerNotice.ts';
import { useCachedCases } from './cachedCases.ts';
import { formatCasePageTitle, formatWaitingPageTitle } from './caseTexts.ts';
import type { FirstCaseProps } from './FirstCase.tsx';
import { getFirstCasePhase } from './firstCaseState.ts';
import { recordOffer } from './offers.ts';
import { isOpinion } from './thanksState.ts';
import { useCase } from './useCase.ts';
import { isUnsent } from './waitingItem.ts';

const offer = createLazy(async () => {
  const [{ NotifyOffer }] = await Promise.all([
    import('../notifications/NotifyOffer.tsx'),
    texts.load('home'),
  ]);
  return NotifyOffer;
});

const explanation = createLazy(async () => {
  const [{ FirstCase }] = await Promise.all([import('./FirstCase.tsx'), texts.load('flows')]);
  return FirstCase;
});

const Explanation = (props: FirstCaseProps) => {
  const Loaded = useLoaded(explanation);
  return Loaded && <Loaded {...props} />;
};

const NotificationOffer = (props: NotifyOfferProps) => {
  const Offer = useLoaded(offer);
  return Offer && <Offer {...props} />;
};

const thanksTexts = {
  report: { sent: 'sent.title', waiting: 'sent.waiting' },
  opinion: { sent: 'sent.opinion.title', waiting: 'sent.opinion.waiting' },
} as const;

type SentPageProps = { cuid: string; csid: string };

/** Omits unstated facts; an opinion has no response time. Reserves space for the number. */
const listFacts = (
  number: string,
  customer: CustomerInfo | undefined,
  { thanks, service }: { thanks: keyof typeof thanksTexts; service: string | undefined },
  t: Translate,
): SentFact[] =>
  [
    { id: 'number', label: t('sent.number'), value: number },
    { id: 'readBy', label: t('sent.readBy'), value: customer?.readBy ?? customer?.cstmrLbl },
    { id: 'service', label: t('sent.service'), value: service },
    { id: 'within', label: t('sent.within'), value: thanks === 'opinion' ? undefined : customer?.within },
  ].flatMap(({ value, ...fact }) => (value === undefined ? [] : [{ ...fact, value }]));

const SentReport = ({ cuid, csid, profile }: SentPageProps & { profile: UserStatus }) => {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  useLive(getCustomerHost(cuid) + addresses.contributorLive.template);
  const { crUid = '' } = profile;
  const { report, info, missing } = useCase('mobile', { cuid, csid, crUid });
  // Caches the case: most people leave from here.
  useCachedCases(crUid, report ? undefined : csid);
  const own = useOwnCases(!report);
  const customer = useCaseCustomer(cuid);
  const kind = isOpinion(history.state) ? 'opinion' : 'report';
  const thanks = thanksTexts[kind];
  const title = t(report ? thanks.waiting : thanks.sent);
  useDocumentTitle(title, customer?.cstmrLbl);
  // Keeps the title while the case loads.
  const known = useRef('\u00a0');
  known.current =
    (info && formatCasePageTitle(info)) ?? (report ? formatWaitingPageTitle(report) : known.current);
  const [offered, setOffered] = useState<boolean>();
  const [isInviting, setInviting] = useState(false);
  const [explained, setExplained] = useState<'skipped' | 'asked'>();
  const isExplainable = kind === 'report' && !report && profile.roles.length === 0;
  const firstCase = isExplainable && !explained ? getFirstCasePhase(csid, own) : 'over';
  /** One offer at a time: notifications first. */
  const onKnown = useCallback((isOffered: boolean) => {
    if (isOffered) recordOffer();
    setOffered(isOffered);
  }, []);
  const chat = `/m/case/${cuid}/${csid}`;
  // The conversation explains a refusal.
  if (missing || (report && isUnsent(report))) return <Redirect to={chat} replace />;
  const scanned = readUnusedScan();
  const notice = report ? selectWaitingNotice(kind, report) : selectAnswerNotice(profile, info?.contact);
  return (
    <ReportSent
      texts={{
        title,
        subject: known.current,
        newsTitle: t('sent.news'),
        news: t(notice),
        chat: t('sent.chat'),
      }}
      header={{ label: customer?.cstmrLbl ?? t('app.name'), logoSrc: customer?.logo }}
      icon={report && <ClockIcon size={32} />}
      facts={listFacts(
        info?.caseNbr ?? (report ? t('sent.number.waiting') : '…'),
        customer,
        { thanks: kind, service: info?.service?.lbl },
        t,
      )}
      newsAction={
        <>
          {!report && info?.can.includes('invite') && (
            <Button block variant="quiet" onClick={() => setInviting(true)}>
              {t('sent.inviteUser')}
            </Button>
          )}
          {/* Staff cannot answer a report before it is sent. */}
          {!report && firstCase === 'over' && (
            <NotificationOffer profile={profile} wasAsked={explained === 'asked'} onKnown={onKnown} />
          )}
          {hasNoticeAction(notice) && (
            <Link href={addressPage} asChild>
              <ButtonLink variant={offered ? 'plain' : undefined}>{t(noticeActions[notice])}</ButtonLink>
            </Link>
          )}
        </>
      }
      unread={info?.unread}
      onChat={() => navigate(chat, { replace: true })}
      other={
        <>
          {info?.gthrId !== undefined && (
            <Link href={`/m/g/${cuid}/${info.gthrId}`} asChild>
              <ButtonLink block>{t('sent.gathering')}</ButtonLink>
            </Link>
          )}
          {scanned && (
            <Link href={`/q/${scanned}`} asChild>
              <ButtonLink block variant="plain">
                {t('sent.other')}
              </ButtonLink>
            </Link>
          )}
        </>
      }
      footer={
        <>
          {firstCase === 'open' && (
            <Explanation
              csid={csid}
              profile={profile}
              onEnd={(isAsked) => setExplained(isAsked ? 'asked' : 'skipped')}
            />
          )}
          {isInviting && info && <LazyInviteUser info={info} onClose={() => setInviting(false)} />}
          {offered === false && <LazyInstallOffer csid={csid} />}
          <LegalFooter customer={customer ?? getLegalSite(cuid)} />
        </>
      }
    />
  );
};

/** `/m/case/{cuid}/{csid}/sent`: thanks for a report, its number and next steps. */
export const SentPage = (where: SentPageProps) => (
  <SessionGate customer={useOwner(where.cuid)} legal={getLegalSite(where.cuid)}>
    {(profile) => <SentReport {...where} profile={profile} />}
  </SessionGate>
);
