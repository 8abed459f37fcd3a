import type { StaffQuestion } from '@parvis/api/calls/town';
import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import { isStep } from '@parvis/api/entities/case';
import { QuestionIcon } from '@parvis/ui/icons/QuestionIcon';
import { Button } from '@parvis/ui/parts/Button';
import { Drawer } from '@parvis/ui/parts/Drawer';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { Chat, type ChatMessage } from '@parvis/ui/screens/Chat';
import { useCallback, useState } from 'react';
import { CaseBanner } from '../cases/CaseBanner.tsx';
import { caseTitle, eraseNotice, staffState, staffSubtitle } from '../cases/caseWords.ts';
import { FailedActions } from '../cases/FailedActions.tsx';
import { QuestionCard } from '../cases/QuestionCard.tsx';
import { useCase } from '../cases/useCase.ts';
import { useDraft } from '../cases/useDraft.ts';
import { useReadMark } from '../cases/useReadMark.ts';
import type { LiveStatus } from '../data/live/liveStream.ts';
import { newId } from '../data/outbox/ids.ts';
import { useTexts } from '../texts/useTexts.ts';
import { QuestionDrawer } from './QuestionDrawer.tsx';
import { StaffCaseDetails } from './StaffCaseDetails.tsx';
import { StepButtons } from './StepButtons.tsx';
import { StepFlow } from './StepFlow.tsx';
import type { FlowStep } from './stepFlows.ts';
import { useCaseSteps } from './useCaseSteps.ts';

export type StaffCaseProps = {
  cuid: string;
  csid: string;
  crUid: string;
  live: LiveStatus;
  onBack: () => void;
  detailsOpen: boolean;
  onDetails: (open: boolean) => void;
};

/** A case as staff handle it: the conversation, the steps allowed now, and questions put to the contributor. */
export const StaffCase = (props: StaffCaseProps) => {
  const { cuid, csid, crUid, live, onBack, detailsOpen, onDetails } = props;
  const texts = useTexts();
  const { t } = texts;
  const [draft, setDraft] = useDraft(csid);
  const [asking, setAsking] = useState(false);
  const [flow, setFlow] = useState<FlowStep>();
  const { outbox, info, messages, view, older, answered, missing, failed, retry } = useCase(
    'town',
    cuid,
    csid,
  );
  const steps = useCaseSteps(cuid, csid);
  useReadMark('town', cuid, csid, messages?.at(-1)?.msgId ?? 0, info?.readByStaff);

  const send = (txt: string) => {
    const id = newId();
    setDraft('');
    outbox
      .add({ kind: 'staffTxt', id, cuid, csid, crUid, shown: { txt }, body: { csid, id, txt } })
      .catch(() => setDraft(txt));
  };
  const ask = (question: StaffQuestion) => {
    const id = newId();
    setAsking(false);
    const shown = { txt: question.txt };
    void outbox.add({ kind: 'staffQstn', id, cuid, csid, crUid, shown, body: { csid, id, question } });
  };
  const { behind } = view;
  const renderQuestion = useCallback(
    (item: ChatMessage) => {
      const content = behind.get(item.id);
      if (!content) return null;
      const number = content.message?.msgId;
      return <QuestionCard behind={content} answered={number !== undefined && answered.has(number)} />;
    },
    [behind, answered],
  );

  const can = new Set(info?.can.filter(isStep));
  const closedText = info && !can.has('send') && t('staff.reply.closed');
  return (
    <>
      <Chat
        embedded
        texts={{
          conversation: t('chat.log'),
          placeholder: t('staff.reply.placeholder'),
          keysHint: t('staff.reply.keys'),
        }}
        title={info ? caseTitle(info) : ''}
        subtitle={info && staffSubtitle(info, texts)}
        state={info && staffState(info, texts)}
        onBack={onBack}
        headerActions={
          info && (
            <StepButtons
              can={can}
              running={steps.running}
              onStep={steps.run}
              onFlow={setFlow}
              onDetails={() => onDetails(true)}
            />
          )
        }
        banner={<CaseBanner live={live} simulation={info?.simulation ?? false} />}
        items={messages && info ? view.items : undefined}
        instead={
          missing ? (
            <EmptyState title={t('chat.unknownCase')} text={t('chat.unknownCase.text')} />
          ) : failed ? (
            <ErrorState title={t('load.failed')} text={t('load.failed.text')} onRetry={retry} />
          ) : undefined
        }
        older={older}
        renderQuestion={renderQuestion}
        renderActions={(item) => <FailedActions item={behind.get(item.id)?.waiting} outbox={outbox} />}
        notice={info && eraseNotice(info, texts)}
        composer={
          can.has('send')
            ? {
                value: draft,
                onChange: setDraft,
                onSend: send,
                label: t('staff.reply'),
                maxLength: STAFF_MESSAGE_MAX,
                tools: can.has('ask') && (
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
        closed={closedText ? <p>{closedText}</p> : undefined}
      />
      {asking && <QuestionDrawer onAsk={ask} onClose={() => setAsking(false)} />}
      {flow && <StepFlow step={flow} onDone={steps.run} onClose={() => setFlow(undefined)} />}
      {detailsOpen && (
        <Drawer open title={t('staff.details')} onClose={() => onDetails(false)}>
          <StaffCaseDetails cuid={cuid} csid={csid} />
        </Drawer>
      )}
      {steps.failed && (
        <ToastRegion>
          <Toast tone="problem" onClose={steps.dismiss}>
            {t('staff.step.failed', { why: t(steps.failed) })}
          </Toast>
        </ToastRegion>
      )}
    </>
  );
};
