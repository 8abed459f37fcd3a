import { type CaseInfo, isEnded } from '@parvis/api/entities/case';
import { questionnaireTexts } from '@parvis/locales/questionnaireTexts';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { mobileNeeded } from '@parvis/questionnaire/flows/mobileNeeded';
import { satisfaction } from '@parvis/questionnaire/flows/satisfaction';
import type { Played } from '@parvis/questionnaire/model/played';
import type { FinalReport } from '@parvis/questionnaire/model/report';
import type { Questionnaire } from '@parvis/questionnaire/model/schema';
import { isBlank, refusedCharacters } from '@parvis/questionnaire/model/values/validate';
import { withLetters } from '@parvis/questionnaire/model/withLetters';
import { Chat, type ChatMessage } from '@parvis/ui/screens/Chat';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { refreshByEvent } from '../../lib/api/cache.ts';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { createId } from '../../lib/outbox/createId.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { listRefusedItems, resolveRelease, retryRefusedItems } from '../../lib/outbox/refusedItems.ts';
import { useOutbox } from '../../lib/outbox/useOutbox.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalLink } from '../../shell/LegalFooter.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { usePhotos } from '../media/usePhotos.tsx';
import { createMessageDraft } from '../questionnaire/answersDraft.ts';
import { formatReportLines } from '../questionnaire/textResolver.ts';
import { CaseBanner } from './CaseBanner.tsx';
import { CaseFooter } from './CaseFooter.tsx';
import {
  formatCaseSubtitle,
  formatEraseNotice,
  formatHeaderState,
  formatLowRatingWarning,
  getCaseTitle,
} from './caseTexts.ts';
import { FailedActions } from './FailedActions.tsx';
import { MissingCase } from './MissingCase.tsx';
import { MobileCard } from './MobileCard.tsx';
import { OwnContact } from './OwnContact.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { createReopen } from './reopenCase.ts';
import { SatisfactionCard } from './SatisfactionCard.tsx';
import { getUnsentStars } from './satisfactionProgress.ts';
import { getSatisfactionFlags } from './satisfactionQuestion.ts';
import { useCase } from './useCase.ts';
import { useCaseCustomer } from './useCaseCustomer.ts';
import { useDraft } from './useDraft.ts';
import { useMessageMedia } from './useMessageMedia.tsx';
import { useConversationSnapshot } from './usePageSnapshot.ts';
import { useRating } from './useRating.ts';
import { useReadMark } from './useReadMark.ts';
import { useSending } from './useSending.ts';
import { isUnsent } from './waitingItem.ts';

interface WatchedCase {
  readonly cuid: string;
  readonly csid: string;
  readonly crUid: string;
  readonly info: CaseInfo | undefined;
  /** Milliseconds. */
  readonly infoAt: number;
  readonly outbox: Outbox;
}

/** Sends messages held during a block or an ended service once the case allows it. */
function useSendReleased({ cuid, csid, crUid, info, infoAt, outbox }: WatchedCase): void {
  const { items } = useOutbox();
  const meant = resolveRelease(listRefusedItems(items, cuid, crUid), info, infoAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run for each answer, also for an equal one
  useEffect(() => {
    if (meant === 'send') void retryRefusedItems(outbox, cuid, crUid);
    if (meant === 'ask') refreshByEvent({ type: 'case', cuid, csid });
  }, [meant, infoAt, outbox, cuid, csid, crUid]);
}

function useEverTrue(holds: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (holds) setHeld(true);
  }, [holds]);
  return held || holds;
}

export type ContributorCaseProps = {
  cuid: string;
  csid: string;
  crUid: string;
  live: LiveStatus;
  isOut: boolean;
};

export const ContributorCase = ({ cuid, csid, crUid, isOut, live }: ContributorCaseProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const [draft, setDraft] = useDraft(csid);
  const { outbox, paper, report, reopening, info, messages, view, older, answered, pending, ...rest } =
    useCase('mobile', { cuid, csid, crUid });
  const { missing, failed, retry, infoAt } = rest;
  const customer = useCaseCustomer(cuid);
  const letters = customer?.messageLetters === 'all' ? 'all' : undefined;
  const survey = useMemo(() => withLetters(satisfaction, letters), [letters]);
  useSendReleased({ cuid, csid, crUid, info, infoAt, outbox });
  useReadMark('mobile', cuid, csid, messages?.at(-1)?.msgId ?? 0, info?.readByReporter);
  const unseen = failed && !missing ? t('load.failed') : undefined;
  const named = info && `${getCaseTitle(info)} ${t('case.number', { nbr: info.caseNbr })}`;
  const [page, place] = info ? [named, info.placeLbl] : [report?.shown.title, report?.shown.place];
  useDocumentTitle(page ?? place ?? unseen, place, customer?.cstmrLbl);

  useConversationSnapshot({ crUid, csid, info, items: view.items });

  const { send, sendPhotos } = useSending({ side: 'mobile', outbox, cuid, csid, crUid, setDraft });
  const photos = usePhotos(sendPhotos, { crUid, csid });
  const { rate, drafts, key, setRatedHere } = useRating({
    csid,
    crUid,
    messages,
    info: reopening ? undefined : info,
    answered,
  });
  const reopenCase = useMemo(() => createReopen(outbox, { cuid, csid, crUid }), [outbox, cuid, csid, crUid]);
  const formatReopenMessage = () => {
    // The pending survey is obsolete; stars already tapped go into the message.
    setRatedHere(undefined);
    const stars = rate && getUnsentStars(satisfaction, drafts.load());
    if (rate) drafts.remove();
    return stars === undefined ? t('chat.reopen') : t('chat.reopen.rated', { count: stars });
  };
  const sendAnswer = useCallback(
    (msgIdAnswer: number, final: FinalReport, definition: Questionnaire, played: Played, flowId?: string) => {
      const id = createId();
      const shown = { lines: formatReportLines(final, definition, texts), msgIdAnswer };
      const body = { csid, id, msgIdAnswer, played, ...(flowId && { flowId }) };
      return outbox.add({ kind: 'form', id, cuid, csid, crUid, shown, body });
    },
    [outbox, cuid, csid, crUid, texts],
  );
  const { behind } = view;
  const isReadOnly = !report && (info?.blocked !== undefined || info?.withdrawn === true);
  const renderMedia = useMessageMedia({ side: 'mobile', cuid, csid, isReadOnly }, behind, outbox);
  const ended = isReadOnly || (!reopening && info !== undefined && isEnded(info.state));
  const mayGiveMobile = info?.can.includes('giveMobile') ?? false;
  const renderQuestion = useCallback(
    (item: ChatMessage) => {
      const content = behind.get(item.id);
      if (!content) return null;
      const { message } = content;
      const isAnswered = message !== undefined && answered.has(message.msgId);
      if (message?.flow === 'mobileNeeded')
        return (
          (mayGiveMobile || isAnswered) && (
            <MobileCard
              csid={csid}
              answered={isAnswered}
              sending={pending.get(message.msgId) && t('chat.answer.sending')}
              onAnswer={(report, definition, played) =>
                void sendAnswer(message.msgId, report, definition, played, flowId(mobileNeeded))
              }
            />
          )
        );
      return (
        <QuestionCard
          behind={content}
          answered={isAnswered}
          ended={ended}
          onAnswer={
            message && !item.mine
              ? (...final) =>
                  void sendAnswer(message.msgId, ...final).then(
                    createMessageDraft(crUid, csid, message.msgId).remove,
                  )
              : undefined
          }
          draft={message && createMessageDraft(crUid, csid, message.msgId)}
          letters={letters}
          pending={message && pending.get(message.msgId)}
        />
      );
    },
    [behind, answered, ended, pending, sendAnswer, crUid, csid, mayGiveMobile, letters, t],
  );

  const unsent = report !== undefined && isUnsent(report);
  const open = report ? !unsent : !isReadOnly && (reopening || (info?.can.includes('send') ?? true));
  const wasOpen = useEverTrue(open && info !== undefined);

  if (missing) return <MissingCase {...{ cuid, csid, crUid }} customer={customer} isOut={isOut} />;
  if (failed && !messages)
    return (
      <ErrorScreen
        texts={{ title: t('load.failed'), text: t('load.failed.text'), retry: t('load.retry') }}
        onRetry={retry}
      />
    );

  const characters = refusedCharacters(draft, letters);
  return (
    <>
      <Chat
        texts={{ conversation: t('chat.log'), placeholder: t('chat.placeholder') }}
        title={info ? getCaseTitle(info) : (report?.shown.title ?? (unsent ? t('home.unsent') : ''))}
        subtitle={info ? formatCaseSubtitle(info, texts, paper) : report?.shown.place}
        state={
          info ? formatHeaderState(info, texts) : report && t(unsent ? 'chat.failed' : 'case.state.waiting')
        }
        onBack={() => navigate('/m/home')}
        banner={<CaseBanner live={live} simulation={info?.simulation ?? false} />}
        items={messages || view.items.length > 0 ? view.items : undefined}
        older={older}
        renderQuestion={renderQuestion}
        renderMedia={renderMedia}
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
              <OwnContact {...{ info, outbox, cuid, csid, crUid }} />
            </>
          )
        }
        footer={<LegalLink cuid={cuid} />}
        satisfaction={
          rate &&
          info && (
            <SatisfactionCard
              key={`${key} ${letters}`}
              definition={survey}
              initialFlags={getSatisfactionFlags(messages ?? [], info, rate)}
              drafts={drafts}
              done={pending.has(rate.msgId) ? t('chat.answer.sending') : undefined}
              warning={formatLowRatingWarning(info, texts)}
              onAnswers={(report, played) => {
                setRatedHere(rate.msgId);
                void sendAnswer(rate.msgId, report, satisfaction, played, flowId(satisfaction));
              }}
              onDone={() => {
                setRatedHere(rate.msgId);
                drafts.remove();
              }}
            />
          )
        }
        composer={
          open
            ? {
                value: draft,
                onChange: setDraft,
                onSend: send,
                onCamera: photos.onCamera,
                onFiles: photos.onFiles,
                above: photos.waiting,
                invalid: characters.length > 0,
                isBlank: (text) => isBlank(text, letters),
                ...(characters.length > 0 && { hint: questionnaireTexts(t).refused(characters, letters) }),
              }
            : undefined
        }
        closed={
          open ? undefined : (
            <CaseFooter
              {...{ cuid, report, info, customer, draft, wasOpen }}
              photos={photos.kept}
              onReopen={() => void reopenCase(formatReopenMessage)}
            />
          )
        }
      />
      {photos.sheet}
    </>
  );
};
