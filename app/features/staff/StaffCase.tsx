import { type CaseInfo, isEnded } from '@parvis/api/entities/case';
import { styled } from '@parvis/theme/css/stitches';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { DeskComposer } from '@parvis/ui/parts/DeskComposer';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Chat, type ChatMessage } from '@parvis/ui/screens/Chat';
import { type ReactNode, type Ref, useCallback, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { LegalLink } from '../../shell/LegalFooter.tsx';
import { Panel } from '../../shell/Panel.tsx';
import { ApartLine, ConnectionLine, SimulationLine } from '../cases/CaseBanner.tsx';
import { CaseServiceMark } from '../cases/CaseServiceMark.tsx';
import {
  formatCaseSubtitle,
  formatEraseNotice,
  formatStaffHeaderState,
  getCaseTitle,
  isReporterGone,
} from '../cases/caseTexts.ts';
import { FailedActions } from '../cases/FailedActions.tsx';
import { QuestionCard } from '../cases/QuestionCard.tsx';
import { renderAvatar } from '../cases/renderAvatar.tsx';
import { type CaseReader, useCase } from '../cases/useCase.ts';
import { useMessageMedia } from '../cases/useMessageMedia.tsx';
import { useMessageMenu } from '../cases/useMessageMenu.tsx';
import { useReadMark } from '../cases/useReadMark.ts';
import { useSendAfterStop } from '../cases/useSendReleased.ts';
import { AssignedLine } from './AssignedLine.tsx';
import { getModerationUrl } from './adminUrls.ts';
import { CalledLine } from './CalledLine.tsx';
import { CallLine } from './CallLine.tsx';
import { getClosedReplyId } from './commands/caseButtons.ts';
import { IntakeLine } from './counter/IntakeLine.tsx';
import { DeadlineLine } from './DeadlineLine.tsx';
import { useAnswerCheck } from './drafts/useAnswerCheck.tsx';
import { formatFollowers } from './handlingTexts.ts';
import { useCaseNotes } from './notes/useCaseNotes.tsx';
import { SentPoll } from './SentPoll.tsx';
import { StaffCaseDetails } from './StaffCaseDetails.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepDialogs } from './StepDialogs.tsx';
import { StepToasts } from './StepToasts.tsx';
import { UntakenLine } from './UntakenCalls.tsx';
import { useCaseCommands } from './useCaseCommands.ts';
import { type CaseSteps, useCaseSteps } from './useCaseSteps.ts';
import { useModeration } from './useModeration.tsx';
import { useStaffReply } from './useStaffReply.tsx';
import { useTargetMessage } from './useTargetMessage.ts';

const PhoneOnly = styled('div', { '@desk': { display: 'none' } });

type StaffCaseBannerProps = { live: LiveStatus; info: CaseInfo | undefined; steps: CaseSteps };

/** On a desk, the list shows the connection. */
const StaffCaseBanner = ({ live, info, steps }: StaffCaseBannerProps) => (
  <>
    <PhoneOnly>
      <ConnectionLine live={live} />
    </PhoneOnly>
    <UntakenLine info={info} />
    {info?.deadlines && <DeadlineLine deadlines={info.deadlines} />}
    {info && <CalledLine info={info} />}
    {info && <AssignedLine info={info} steps={steps} />}
    {info && <CallLine info={info} steps={steps} />}
    <ApartLine info={info} side="town" />
    <SimulationLine simulation={info?.simulation ?? false} />
  </>
);

type ClosedNoteProps = {
  ref: Ref<HTMLParagraphElement>;
  info: CaseInfo;
  moderates: boolean;
  kept: ReactNode;
  onNote: ((now: number) => void) | undefined;
};

/** Why nothing can be written. */
const ClosedNote = ({ ref, info, moderates, kept, onNote }: ClosedNoteProps) => {
  const { t } = useTexts();
  return (
    <>
      <p ref={ref} tabIndex={-1}>
        {t(getClosedReplyId(info))}
      </p>
      {info.stopped && moderates && (
        <ButtonLink render={<Link href={getModerationUrl(info.cuid)} />}>
          {t('staff.closed.stopped.decide')}
        </ButtonLink>
      )}
      {onNote && (
        <Button
          variant="quiet"
          size="small"
          icon={<LockIcon size={18} />}
          aria-keyshortcuts="n"
          onClick={({ timeStamp }) => onNote(timeStamp)}
        >
          {t('notes.write')}
        </Button>
      )}
      {kept}
    </>
  );
};

export type StaffCaseProps = CaseReader & {
  live: LiveStatus;
  onBack: () => void;
  /** May remove messages. */
  moderates: boolean;
  /** The view's next case, or a notice without one. */
  onNext: () => void;
  detailsOpen: boolean;
  onDetails: (open: boolean) => void;
};

export const StaffCase = ({
  live,
  onBack,
  onNext,
  moderates,
  detailsOpen,
  onDetails,
  ...reader
}: StaffCaseProps) => {
  const { cuid, csid } = reader;
  const texts = useTexts();
  const { t } = texts;
  const found = useCase('town', reader);
  const { outbox, paper, info, messages, view, older, answered, missing, failed, retry } = found;
  useSendAfterStop(reader, found);
  useReadMark('town', cuid, csid, messages?.at(-1)?.msgId ?? 0, info && (info.readByMe ?? 0));
  useTargetMessage({ info, messages, older });
  const steps = useCaseSteps(cuid, csid, live);
  const notes = useCaseNotes(reader, found);
  const { open, refs } = useCaseCommands(info, steps, {
    onDetails: () => onDetails(true),
    write: notes.write,
    onPrint: notes.print,
  });
  const reply = useStaffReply(reader, outbox, info);
  const check = useAnswerCheck({ csid, messages, info, draft: reply.draft, onSend: reply.send });
  const { behind } = view;
  const renderMedia = useMessageMedia({ side: 'town', cuid, csid }, behind, outbox);
  const moderation = useModeration(reader, moderates);
  const menu = useMessageMenu({ side: 'town', cuid, csid }, behind, moderation.addActions);
  const ended = info !== undefined && (isReporterGone(info) || isEnded(info.state));
  const renderQuestion = useCallback(
    (item: ChatMessage) => {
      const content = behind.get(item.id);
      if (!content) return null;
      if (content.message?.poll) return <SentPoll cuid={cuid} sent={content.message.poll} />;
      const number = content.message?.msgId;
      const isAnswered = number !== undefined && answered.has(number);
      return <QuestionCard behind={content} answered={isAnswered} ended={ended} />;
    },
    [behind, answered, ended, cuid],
  );
  const { renderMenu: renderNoteMenu } = notes;
  const renderMenu = useCallback(
    (item: ChatMessage) => renderNoteMenu(item) ?? menu.renderMenu(item),
    [renderNoteMenu, menu.renderMenu],
  );
  const canSend = info?.can.includes('send');
  const isNote = notes.mode === 'note';
  const hadNote = useRef(isNote);
  // The field disappeared with the focus.
  useEffect(() => {
    if (hadNote.current && !isNote && !canSend) refs.closedNote.current?.focus();
    hadNote.current = isNote;
  }, [isNote, canSend, refs]);
  return (
    <>
      <Chat
        embedded
        texts={{
          conversation: t('staff.case.log'),
          placeholder: t(isNote ? 'notes.placeholder' : 'staff.reply.placeholder'),
          keysHint: t(isNote ? 'notes.keys' : 'staff.reply.keys'),
        }}
        title={info ? getCaseTitle(info) : missing || failed ? t('staff.case') : ''}
        subtitle={
          info &&
          [
            formatCaseSubtitle(info, texts, paper),
            info.channel && t(info.channel === 'counter' ? 'staff.row.counter' : 'staff.row.phone'),
            info.followers && formatFollowers(info.followers, texts),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        warning={info?.danger ? t('staff.row.danger') : undefined}
        state={info && formatStaffHeaderState(info, texts)}
        service={<CaseServiceMark info={info} side="town" />}
        onBack={onBack}
        headerActions={
          open && <StepButtons open={open} running={steps.running} closeRef={refs.closeButton} />
        }
        banner={
          <>
            <StaffCaseBanner live={live} info={info} steps={steps} />
            {info && <IntakeLine info={info} />}
            {notes.failed}
          </>
        }
        items={messages && info ? notes.items : undefined}
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
        renderAvatar={renderAvatar}
        renderMenu={renderMenu}
        renderActions={(item) => <FailedActions item={behind.get(item.id)?.waiting} outbox={outbox} />}
        notice={info && formatEraseNotice(info, texts)}
        footer={
          <PhoneOnly>
            <LegalLink cuid={cuid} />
          </PhoneOnly>
        }
        composerAs={DeskComposer}
        composer={
          isNote
            ? { ref: refs.composer, modes: notes.modes, ...notes.field }
            : canSend
              ? {
                  ref: refs.composer,
                  modes: notes.modes,
                  ...reply.field,
                  onSend: reply.hold(check.send),
                  sendNext: {
                    label: t('staff.reply.sendNext'),
                    keys: 'Control+Enter',
                    onSent: () => reply.wasHeld() || check.goOn(onNext),
                  },
                }
              : undefined
        }
        closed={
          info && !canSend && !isNote ? (
            <ClosedNote
              ref={refs.closedNote}
              info={info}
              moderates={moderates}
              kept={reply.kept}
              onNote={open?.writeNote}
            />
          ) : undefined
        }
      />
      {reply.dialogs}
      {notes.overlays}
      {check.dialog}
      {info && <StepDialogs info={info} steps={steps} onNext={onNext} />}
      {detailsOpen && (
        <Panel open title={t('staff.details')} onClose={() => onDetails(false)}>
          <StaffCaseDetails hideTitle cuid={cuid} csid={csid} live={live} />
        </Panel>
      )}
      <StepToasts steps={steps} />
      {menu.toast}
      {moderation.overlays}
    </>
  );
};
