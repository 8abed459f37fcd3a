import type { StaffQuestion } from '@parvis/api/calls/town';
import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import { type CaseInfo, isEnded, isStep, type Outcome } from '@parvis/api/entities/case';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { QuestionIcon } from '@parvis/ui/icons/QuestionIcon';
import { isComposing } from '@parvis/ui/inputMethod';
import { Button } from '@parvis/ui/parts/Button';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Toast } from '@parvis/ui/parts/Toast';
import { Chat, type ChatMessage } from '@parvis/ui/screens/Chat';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { createId } from '../../lib/outbox/createId.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { LegalLink } from '../../shell/LegalFooter.tsx';
import { Panel } from '../../shell/Panel.tsx';
import { ConnectionLine, SimulationLine } from '../cases/CaseBanner.tsx';
import {
  formatCaseSubtitle,
  formatEraseNotice,
  formatStaffHeaderState,
  getCaseTitle,
  isReporterGone,
} from '../cases/caseTexts.ts';
import { FailedActions } from '../cases/FailedActions.tsx';
import { QuestionCard } from '../cases/QuestionCard.tsx';
import { useCase } from '../cases/useCase.ts';
import { useDraft } from '../cases/useDraft.ts';
import { useMessageMedia } from '../cases/useMessageMedia.tsx';
import { useReadMark } from '../cases/useReadMark.ts';
import { useSending } from '../cases/useSending.ts';
import { usePhotos } from '../media/usePhotos.tsx';
import {
  createStep,
  getClosedReplyId,
  isHandledByOthers,
  listAllowedSteps,
  listButtons,
  type StepPrompt,
} from './caseButtons.ts';
import type { CaseStep } from './caseStep.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { useDeskChoices } from './deskChoices.ts';
import { LEAVE_REPLY } from './deskKeys.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { StaffCaseDetails } from './StaffCaseDetails.tsx';
import { formatClosed, StepButtons } from './StepButtons.tsx';
import { StepDialogs } from './StepDialogs.tsx';
import { shortcutSuppressor } from './shortcutSuppressor.ts';
import { UntakenLine } from './UntakenCalls.tsx';
import { useCaseSteps } from './useCaseSteps.ts';
import { useDeskKeys } from './useDeskKeys.ts';

/** Moves the focus from the reply to the heading by a key. @returns ref of the reply form */
function useReplyEscape(): RefObject<HTMLFormElement | null> {
  const composer = useRef<HTMLFormElement>(null);
  const { keys } = useDeskChoices();
  useEffect(() => {
    if (!keys) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (key !== LEAVE_REPLY.key || isComposing(event) || defaultPrevented) return;
      if (!(target instanceof HTMLTextAreaElement) || !composer.current?.contains(target)) return;
      target.blur();
      focusHeading();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [keys]);
  return composer;
}

const PhoneOnly = styled('div', { '@desk': { display: 'none' } });

/** On a desk, the list shows the connection. */
const StaffCaseBanner = ({ live, info }: { live: LiveStatus; info: CaseInfo | undefined }) => (
  <>
    <PhoneOnly>
      <ConnectionLine live={live} />
    </PhoneOnly>
    <UntakenLine info={info} />
    <SimulationLine simulation={info?.simulation ?? false} />
  </>
);

export type StaffCaseProps = {
  cuid: string;
  csid: string;
  crUid: string;
  live: LiveStatus;
  onBack: () => void;
  detailsOpen: boolean;
  onDetails: (open: boolean) => void;
};

/** A case for staff: conversation, allowed steps, questions to the reporter. */
export const StaffCase = (props: StaffCaseProps) => {
  const { cuid, csid, crUid, live, onBack, detailsOpen, onDetails } = props;
  const texts = useTexts();
  const { t } = texts;
  const place = { cuid, csid, crUid };
  const [draft, setDraft] = useDraft(csid);
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState<StepPrompt>();
  const [closed, setClosed] = useState<Outcome>();
  const closeButton = useRef<HTMLButtonElement>(null);
  const composer = useReplyEscape();
  const closedNote = useRef<HTMLParagraphElement>(null);
  const { outbox, paper, info, messages, view, older, answered, ...found } = useCase('town', place);
  const { missing, failed, retry } = found;
  const steps = useCaseSteps(cuid, csid, live);
  useReadMark('town', cuid, csid, messages?.at(-1)?.msgId ?? 0, info && (info.readByMe ?? 0));

  const { send, sendPhotos } = useSending({ side: 'town', outbox, setDraft, ...place });
  const photos = usePhotos(sendPhotos, { crUid, csid, captionsAsked: true });
  const sendQuestion = (question: StaffQuestion) => {
    const id = createId();
    setAsking(false);
    const shown = { txt: question.txt };
    return outbox.add({ kind: 'staffQstn', id, cuid, csid, crUid, shown, body: { csid, id, question } });
  };
  const { behind } = view;
  const renderMedia = useMessageMedia({ side: 'town', cuid, csid }, behind, outbox);
  const gone = info !== undefined && isReporterGone(info);
  const ended = info !== undefined && (gone || isEnded(info.state));
  const renderQuestion = useCallback(
    (item: ChatMessage) => {
      const content = behind.get(item.id);
      if (!content) return null;
      const number = content.message?.msgId;
      const isAnswered = number !== undefined && answered.has(number);
      return <QuestionCard behind={content} answered={isAnswered} ended={ended} />;
    },
    [behind, answered, ended],
  );

  const can = new Set(info?.can.filter(isStep));
  const runStep = async (step: CaseStep): Promise<void> => {
    setAsked(undefined);
    setClosed(undefined);
    const done = await steps.run(step);
    if (done && step.step === 'close') setClosed(step.outcome);
  };
  const buttons = info ? listButtons(listAllowedSteps(info), info) : [];
  const getKeyAction = (key: 'a' | 'h') => {
    const button = buttons.find((one) => one.key === key);
    return button && (() => (button.asks ? setAsked(button.asks) : void runStep(createStep(button))));
  };
  /** Focuses the reason, and suppresses the shortcuts that further typing would trigger. */
  const focusClosedNotice = (now: number) => {
    shortcutSuppressor.begin(now);
    closedNote.current?.focus();
  };
  /** Opens the outcome menu, or a dialog where its button is hidden. */
  const openClose = () => {
    const button = closeButton.current;
    if (button?.offsetParent) button.click();
    else setAsked('close');
  };
  useDeskKeys({
    a: getKeyAction('a'),
    h: getKeyAction('h'),
    c: can.has('close') ? openClose : undefined,
    r: can.has('send') ? () => composer.current?.querySelector('textarea')?.focus() : focusClosedNotice,
  });
  const names = info && isHandledByOthers(info) && new Intl.ListFormat(texts.locale()).format(info.handlers);
  const blocked = !gone && info?.blocked !== undefined && t('staff.reply.blocked');
  const replyHints = [
    gone && t('staff.reply.gone'),
    blocked,
    names && t('staff.join.hint', { names }),
  ].filter(Boolean);
  const closedText = info && !can.has('send') && t(getClosedReplyId(info));
  return (
    <>
      <Chat
        embedded
        texts={{
          conversation: t('staff.case.log'),
          placeholder: t('staff.reply.placeholder'),
          keysHint: t('staff.reply.keys'),
        }}
        title={info ? getCaseTitle(info) : missing || failed ? t('staff.case') : ''}
        subtitle={info && formatCaseSubtitle(info, texts, paper)}
        warning={info?.danger ? t('staff.row.danger') : undefined}
        state={info && formatStaffHeaderState(info, texts)}
        onBack={onBack}
        headerActions={
          info && (
            <StepButtons
              info={info}
              running={steps.running}
              onStep={(step) => void runStep(step)}
              onAsk={setAsked}
              onDetails={() => onDetails(true)}
              closeRef={closeButton}
            />
          )
        }
        banner={<StaffCaseBanner live={live} info={info} />}
        items={messages && info ? view.items : undefined}
        instead={
          missing ? (
            <EmptyState title={t('staff.case.unknown')} text={t('staff.case.unknown.text')} />
          ) : failed ? (
            <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={retry} />
          ) : undefined
        }
        older={older}
        renderQuestion={renderQuestion}
        renderMedia={renderMedia}
        renderActions={(item) => <FailedActions item={behind.get(item.id)?.waiting} outbox={outbox} />}
        notice={info && formatEraseNotice(info, texts)}
        footer={
          <PhoneOnly>
            <LegalLink cuid={cuid} />
          </PhoneOnly>
        }
        composer={
          can.has('send')
            ? {
                ref: composer,
                value: draft,
                onChange: setDraft,
                onSend: send,
                onCamera: photos.onCamera,
                onFiles: photos.onFiles,
                above: photos.waiting,
                label: t('staff.reply'),
                maxLength: STAFF_MESSAGE_MAX,
                isBlank: isUnseen,
                hint: replyHints.join(' ') || undefined,
                tools: can.has('ask') && !gone && !blocked && (
                  <Button
                    variant="quiet"
                    iconOnly
                    round
                    icon={<QuestionIcon size={24} />}
                    onClick={() => setAsking(true)}
                  >
                    {t('staff.step.ask')}
                  </Button>
                ),
              }
            : undefined
        }
        closed={
          closedText ? (
            <p ref={closedNote} tabIndex={-1}>
              {closedText}
            </p>
          ) : undefined
        }
      />
      {photos.sheet}
      {asking && <QuestionDialog csid={csid} onAsk={sendQuestion} onClose={() => setAsking(false)} />}
      {asked && info && (
        <StepDialogs asked={asked} info={info} onStep={(step) => void runStep(step)} onAsk={setAsked} />
      )}
      {detailsOpen && (
        <Panel open title={t('staff.details')} onClose={() => onDetails(false)}>
          <StaffCaseDetails hideTitle cuid={cuid} csid={csid} live={live} />
        </Panel>
      )}
      <DeskToasts open>
        {steps.failed && (
          <Toast tone="problem" onClose={steps.dismiss}>
            {t('staff.step.failed', { why: t(steps.failed) })}
          </Toast>
        )}
        {closed && can.has('resume') && (
          <Toast
            tone="done"
            onClose={() => setClosed(undefined)}
            action={
              <Button
                variant="quiet"
                size="small"
                onClick={() => void runStep({ step: 'resume', undo: true })}
              >
                {t('staff.close.undo')}
              </Button>
            }
          >
            {formatClosed(closed, texts)}
          </Toast>
        )}
      </DeskToasts>
    </>
  );
};
