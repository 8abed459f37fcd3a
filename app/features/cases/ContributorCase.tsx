import { isEnded } from '@parvis/api/entities/case';
import { Chat } from '@parvis/ui/screens/Chat';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalLink } from '../../shell/LegalFooter.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { useCaseCustomer } from '../customer/useCaseCustomer.ts';
import { useSurvey } from '../survey/useSurvey.tsx';
import { CaseBanner } from './CaseBanner.tsx';
import { CaseFooter } from './CaseFooter.tsx';
import { CaseServiceMark } from './CaseServiceMark.tsx';
import { formatCaseSubtitle, formatEraseNotice, formatHeaderState, getCaseTitle } from './caseTexts.ts';
import { FailedActions } from './FailedActions.tsx';
import { MissingCase } from './MissingCase.tsx';
import { NewsLink } from './NewsLink.tsx';
import { OwnContact } from './OwnContact.tsx';
import { renderAvatar } from './renderAvatar.tsx';
import { type CaseReader, type OpenCase, useCase } from './useCase.ts';
import { useMessageMedia } from './useMessageMedia.tsx';
import { useConversationSnapshot } from './usePageSnapshot.ts';
import { useQuestionCards } from './useQuestionCards.tsx';
import { useRating } from './useRating.tsx';
import { useReadMark } from './useReadMark.ts';
import { useReporterMenus } from './useReporterMenus.tsx';
import { useReporterReply } from './useReporterReply.tsx';
import { useSendAnswer } from './useSendAnswer.ts';
import { useSendAfterStop, useSendReleased } from './useSendReleased.ts';
import { isUnsent } from './waitingItem.ts';

function useEverTrue(holds: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (holds) setHeld(true);
  }, [holds]);
  return held || holds;
}

function useCaseDocumentTitle({ info, report, missing, failed }: OpenCase, site: string | undefined): void {
  const { t } = useTexts();
  const unseen = failed && !missing ? t('load.failed') : undefined;
  const named = info && `${getCaseTitle(info)} ${t('case.number', { nbr: info.caseNbr })}`;
  const [page, place] = info ? [named, info.placeLbl] : [report?.shown.title, report?.shown.place];
  useDocumentTitle(page ?? place ?? unseen, place, site);
}

export type ContributorCaseProps = CaseReader & { live: LiveStatus; isOut: boolean };

export const ContributorCase = ({ isOut, live, ...reader }: ContributorCaseProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const { cuid, csid, crUid } = reader;
  const found = useCase('mobile', reader);
  const { outbox, paper, report, reopening, info, messages, view, older, missing, failed, retry } = found;
  const { behind } = view;
  const customer = useCaseCustomer(cuid);
  const letters = customer?.messageLetters === 'all' ? 'all' : undefined;
  useSendReleased(reader, found);
  useSendAfterStop(reader, found);
  useReadMark('mobile', cuid, csid, messages?.at(-1)?.msgId ?? 0, info?.readByMe ?? info?.readByReporter);
  useCaseDocumentTitle(found, customer?.cstmrLbl);
  useConversationSnapshot({ crUid, csid, info, items: view.items });

  const isReadOnly =
    !report && (info?.blocked !== undefined || info?.stopped !== undefined || info?.withdrawn === true);
  const ended = isReadOnly || (!reopening && info !== undefined && isEnded(info.state));
  const sendAnswer = useSendAnswer(reader, outbox);
  const renderQuestion = useQuestionCards(reader, found, { letters, ended, sendAnswer });
  const renderMedia = useMessageMedia({ side: 'mobile', cuid, csid, isReadOnly }, behind, outbox);
  const menus = useReporterMenus(reader, found, customer, { letters, sendAnswer });
  const rating = useRating(reader, found, { letters, sendAnswer });
  const survey = useSurvey(ended && !isReadOnly && !isOut && !rating.card);
  const reply = useReporterReply(reader, { outbox, info }, letters);
  /** Includes stars already tapped. */
  const formatReopenMessage = () => {
    const stars = rating.takeStars();
    return stars === undefined ? t('chat.reopen') : t('chat.reopen.rated', { count: stars });
  };

  const unsent = report !== undefined && isUnsent(report);
  const open = report ? !unsent : !isReadOnly && (reopening || (info?.can.includes('send') ?? true));
  const wasOpen = useEverTrue(open && info !== undefined);

  if (missing) return <MissingCase {...reader} customer={customer} isOut={isOut} />;
  if (failed && !messages)
    return (
      <ErrorScreen
        texts={{ title: t('load.failed'), text: t('load.failed.text'), retry: t('load.retry') }}
        onRetry={retry}
      />
    );
  return (
    <>
      <Chat
        texts={{ conversation: t('chat.log'), placeholder: t('chat.placeholder') }}
        title={info ? getCaseTitle(info) : (report?.shown.title ?? (unsent ? t('home.unsent') : ''))}
        subtitle={info ? formatCaseSubtitle(info, texts, paper) : report?.shown.place}
        state={
          info ? formatHeaderState(info, texts) : report && t(unsent ? 'chat.failed' : 'case.state.waiting')
        }
        service={<CaseServiceMark info={info} side="mobile" />}
        onBack={() => navigate('/m/home')}
        headerActions={menus.header}
        banner={<CaseBanner live={live} info={info} />}
        items={messages || view.items.length > 0 ? view.items : undefined}
        older={older}
        renderQuestion={renderQuestion}
        renderMedia={renderMedia}
        renderAvatar={renderAvatar}
        renderMenu={menus.renderMenu}
        renderActions={(item) => (
          <FailedActions
            item={behind.get(item.id)?.waiting}
            outbox={outbox}
            onGone={() => navigate('/m/home')}
          />
        )}
        notice={
          info && (
            <>
              {formatEraseNotice(info, texts)}
              <OwnContact {...{ info, outbox, ...reader }} />
              <NewsLink info={info} />
            </>
          )
        }
        footer={<LegalLink cuid={cuid} />}
        satisfaction={rating.card ?? survey}
        composer={open ? reply.field : undefined}
        closed={
          open ? undefined : (
            <CaseFooter
              {...{ cuid, report, info, customer, wasOpen }}
              draft={reply.draft}
              photos={reply.photos.kept}
              onReopen={() => void menus.sendStep('reopen', formatReopenMessage)}
            />
          )
        }
      />
      {reply.photos.sheet}
      {menus.overlays}
    </>
  );
};
