import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import { type CaseInfo, outcomes } from '@parvis/api/entities/case';
import type { TextStore } from '@parvis/locales/translate';
import { blockUser } from '@parvis/questionnaire/flows/blockUser';
import { leaveCase } from '@parvis/questionnaire/flows/leaveCase';
import { rejoinCase } from '@parvis/questionnaire/flows/rejoinCase';
import { resumeCase } from '@parvis/questionnaire/flows/resumeCase';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { Button } from '@parvis/ui/parts/Button';
import { TextArea } from '@parvis/ui/parts/TextArea';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { FormPanel } from '../../shell/FormPanel.tsx';
import { Panel } from '../../shell/Panel.tsx';
import { isReporterGone } from '../cases/caseTexts.ts';
import { FlowDialog } from '../questionnaire/FlowDialog.tsx';
import { usePlay } from '../questionnaire/PlayQuestionnaire.tsx';
import { AlikeDialog } from './AlikeDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { CallDialog } from './CallDialog.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import type { CaseStep } from './caseStep.ts';
import { quickClose } from './closeFlows.ts';
import { type ClosingStep, closingTexts, parseClosingForm } from './closingSteps.ts';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { createClosingDraft, createDialogKeeper, createFlowDraft } from './dialogDrafts.ts';
import { HoldDialog } from './HoldDialog.tsx';
import { InviteDialog } from './invites/InviteDialog.tsx';
import { LabelPicker } from './labels/LabelPicker.tsx';
import { OutcomeChoice } from './OutcomeChoice.tsx';
import { ProposeCallDialog } from './ProposeCallDialog.tsx';
import { isMessageRequested, parseBlockReport, parseCloseReport } from './stepFlows.ts';
import type { CaseSteps } from './useCaseSteps.ts';
import { useFieldFocus } from './useFieldFocus.ts';
import { useLabelsUrl } from './useLabelsUrl.ts';

/** @param isNext opens the next case afterwards */
type StepDone = (step: CaseStep, isNext: boolean) => void;

type ClosingDialogProps = {
  csid: string;
  step: ClosingStep;
  /** Offers the next case. */
  canGo: boolean;
  onDone: StepDone;
  onClose: () => void;
};

/** Asks for the message of a close or rejection. */
const ClosingDialog = ({ csid, step, canGo, onDone, onClose }: ClosingDialogProps) => {
  const { t } = useTexts();
  const focus = useFieldFocus();
  const [draft] = useState(() => createClosingDraft(createDialogKeeper(getOwnCrUid(), csid, step)));
  const [kept] = useState(draft.load);
  const [txt, setTxt] = useState(kept?.txt ?? '');
  const [outcome, setOutcome] = useState(outcomes.find((one) => one === kept?.outcome));
  useEffect(() => draft.save({ txt, ...(outcome && { outcome }) }), [draft, txt, outcome]);
  const [tried, setTried] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const closes = step === 'closeWithWords';
  const noOutcome = closes && tried && !outcome;
  const submit = (event: FormEvent, isNext: boolean) => {
    event.preventDefault();
    setTried(true);
    const decided = parseClosingForm(step, { txt, outcome });
    if (decided) return onDone(decided, isNext);
    if (closes && !outcome) return group.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
    field.current?.focus();
  };
  const { title, words, submit: yes } = closingTexts[step];
  return (
    <FormPanel
      {...(!closes && focus)}
      title={t(title)}
      onClose={onClose}
      submit={t(yes)}
      submitNext={canGo ? t('staff.next') : undefined}
      onSubmit={submit}
    >
      {closes && (
        <OutcomeChoice
          ref={group}
          legend={t('closeCase')}
          value={outcome}
          missing={noOutcome}
          onChange={setOutcome}
        />
      )}
      <TextArea
        ref={field}
        label={t(words)}
        need="required"
        counter
        maxLength={STAFF_MESSAGE_MAX}
        value={txt}
        onChange={(event) => setTxt(event.target.value)}
        invalid={tried && isUnseen(txt)}
        error={t('questionnaire.missing')}
        showError
      />
    </FormPanel>
  );
};

type CloseFlowProps = {
  /** The draft stays until the step succeeds. */
  onDone: (step: CaseStep) => void;
  /** Adds a message. */
  onWords: () => void;
  onClose: () => void;
};

/** Asks for the outcome. Dismissing keeps the draft. */
const CloseFlow = ({ onDone, onWords, onClose }: CloseFlowProps) => {
  const { t } = useTexts();
  const { csid = '' } = useParams<{ csid?: string }>();
  const [draft] = useState(() => createFlowDraft(getOwnCrUid(), csid, 'close'));
  const { view, abort } = usePlay({
    definition: quickClose,
    drafts: draft,
    titleAs: 'h3',
    onFinal: (report) => {
      const decided = parseCloseReport(report);
      onClose();
      if (isMessageRequested(report)) onWords();
      if (decided) onDone(decided);
    },
  });
  return (
    <Panel open title={t('staff.close.title')} onClose={abort}>
      {view}
    </Panel>
  );
};

type ConfirmDialogProps = {
  title: string;
  text: string;
  yes: string;
  no: string;
  /** Recommends `no`. */
  careful?: boolean;
  onYes: () => void;
  onClose: () => void;
};

const ConfirmDialog = ({ title, text, yes, no, careful, onYes, onClose }: ConfirmDialogProps) => (
  <Panel
    open
    title={title}
    description={text}
    onClose={onClose}
    actions={
      <>
        <Button variant={careful ? 'solid' : 'quiet'} onClick={onClose}>
          {no}
        </Button>
        <Button variant={careful ? 'quiet' : 'solid'} onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  />
);

const confirmations = { leave: leaveCase, resume: resumeCase, rejoin: rejoinCase } as const;

/** Adds facts unknown to flows: handlers, and whether the message has a reader. */
function explainStep(id: string, info: CaseInfo, { t, locale }: TextStore): string | undefined {
  if (id === 'resumeCase' && isReporterGone(info)) return t('staff.reopen.gone');
  if (id !== 'rejoinCase') return undefined;
  const names = new Intl.ListFormat(locale()).format(info.handlers);
  return `${t('rejoinCase')} ${t('staff.join.text', { names })}`;
}

type StepDialogsProps = { info: CaseInfo; steps: CaseSteps; onNext?: () => void };

/** Questions before a step. */
export const StepDialogs = ({ info, steps, onNext }: StepDialogsProps) => {
  const texts = useTexts();
  const { t, locale } = texts;
  const { prompt, ask, run } = steps;
  const manageUrl = useLabelsUrl(info.cuid);
  const onClose = () => ask(undefined);
  const canGo = onNext !== undefined;
  const runAndGo: StepDone = (step, isNext) => run(step, isNext ? onNext : undefined);
  switch (prompt) {
    case 'duplicate':
      return <DuplicateDialog info={info} onLink={run} onClose={onClose} />;
    case 'assign':
      return <AssignDialog info={info} onAssign={run} onClose={onClose} />;
    case 'category':
      return <CategoryDialog info={info} onChange={run} onClose={onClose} />;
    case 'labels':
      return <LabelPicker info={info} manageUrl={manageUrl} onClose={onClose} />;
    case 'alike':
      return <AlikeDialog info={info} onClose={onClose} />;
    case 'invite':
      return <InviteDialog info={info} onClose={onClose} />;
    case 'callService':
      return <CallDialog info={info} onCall={(step) => run(step)} onClose={onClose} />;
    case 'hold':
      return <HoldDialog info={info} canGo={canGo} onHold={runAndGo} onClose={onClose} />;
    case 'join':
      return (
        <ConfirmDialog
          careful
          title={t('staff.join.title')}
          text={t('staff.join.text', { names: new Intl.ListFormat(locale()).format(info.handlers) })}
          yes={t('staff.join.yes')}
          no={t('staff.join.no')}
          onYes={() => run({ step: 'handle' })}
          onClose={onClose}
        />
      );
    case 'mobile':
      return (
        <ConfirmDialog
          title={t('staff.mobile.title')}
          text={t('staff.mobile.text')}
          yes={t('staff.mobile.yes')}
          no={t('staff.mobile.no')}
          onYes={() => run({ step: 'askMobile' })}
          onClose={onClose}
        />
      );
    case 'call':
      return <ProposeCallDialog csid={info.csid} onPropose={(step) => run(step)} onClose={onClose} />;
    case 'direct':
      return (
        <ConfirmDialog
          title={t('staff.direct.title')}
          text={t('staff.direct.text')}
          yes={t('staff.direct.yes')}
          no={t('staff.direct.no')}
          onYes={() => run({ step: 'askDirect' })}
          onClose={onClose}
        />
      );
    case 'separate':
      return (
        <ConfirmDialog
          title={t('staff.separate.title')}
          text={t('staff.separate.text')}
          yes={t('staff.separate.yes')}
          no={t('staff.separate.no')}
          onYes={() => run({ step: 'separate' })}
          onClose={onClose}
        />
      );
    case 'openToFollowers':
      return (
        <ConfirmDialog
          title={t('follow.staff.open.title')}
          text={t('follow.staff.open.text')}
          yes={t('follow.staff.open.yes')}
          no={t('follow.staff.open.no')}
          onYes={() => run({ step: 'openToFollowers' })}
          onClose={onClose}
        />
      );
    case 'closeWithWords':
    case 'reject':
      return (
        <ClosingDialog csid={info.csid} step={prompt} canGo={canGo} onDone={runAndGo} onClose={onClose} />
      );
    case 'close':
      return (
        <CloseFlow onDone={(step) => run(step)} onWords={() => ask('closeWithWords')} onClose={onClose} />
      );
    case 'block':
      return (
        <FlowDialog
          definition={blockUser}
          onEnd={(_flags, _left, report) => {
            const decided = parseBlockReport(report);
            onClose();
            if (decided) run(decided);
          }}
        />
      );
    case 'leave':
    case 'resume':
    case 'rejoin':
      return (
        <FlowDialog
          definition={confirmations[prompt]}
          say={(id) => explainStep(id, info, texts)}
          onEnd={(flags) => (flags.includes('yes') ? run({ step: prompt }) : onClose())}
        />
      );
    default:
      return null;
  }
};
