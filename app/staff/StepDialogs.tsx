import type { CaseInfo } from '@parvis/api/entities/case';
import { blockUser } from '@parvis/questionnaire/flows/blockUser';
import { leaveCase } from '@parvis/questionnaire/flows/leaveCase';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { useParams } from 'wouter';
import { FlowDialog } from '../questions/FlowDialog.tsx';
import { PlayQuestionnaire } from '../questions/PlayQuestionnaire.tsx';
import { ownIdentity } from '../session/ownKeeper.ts';
import { Panel } from '../shell/Panel.tsx';
import { useTexts } from '../texts/useTexts.ts';
import type { Asking } from './caseButtons.ts';
import type { CaseStep } from './caseStep.ts';
import { closeAtOnce } from './closeFlows.ts';
import { flowDraft } from './dialogDrafts.ts';
import { HoldDialog } from './HoldDialog.tsx';
import { decidedBlock, decidedClose, wantsWords } from './stepFlows.ts';
import { WordsDialog } from './WordsDialog.tsx';

type CloseFlowProps = {
  /** Closes the case; what was written for it is kept until it was done. */
  onDone: (step: CaseStep) => void;
  /** Words are to be said with a close. */
  onWords: () => void;
  onClose: () => void;
};

/** Asks for the outcome of a close in a panel; closing it leaves the flow, decides nothing and keeps what was written. */
const CloseFlow = ({ onDone, onWords, onClose }: CloseFlowProps) => {
  const { t } = useTexts();
  const { csid = '' } = useParams<{ csid?: string }>();
  const [draft] = useState(() => flowDraft(ownIdentity(), csid, 'close'));
  return (
    <PlayQuestionnaire
      definition={closeAtOnce}
      drafts={draft}
      titleAs="h3"
      onFinal={(report) => {
        const decided = decidedClose(report);
        onClose();
        if (wantsWords(report)) onWords();
        if (decided) onDone(decided);
      }}
    >
      {(view, { abort }) => (
        <Panel open title={t('staff.close.title')} onClose={abort}>
          {view}
        </Panel>
      )}
    </PlayQuestionnaire>
  );
};

type JoinDialogProps = { handlers: readonly string[]; onJoin: () => void; onClose: () => void };

/** A colleague handles the case already: whoever joins knows it. */
const JoinDialog = ({ handlers, onJoin, onClose }: JoinDialogProps) => {
  const { t, locale } = useTexts();
  const names = new Intl.ListFormat(locale()).format(handlers);
  return (
    <Panel
      open
      title={t('staff.join.title')}
      description={t('staff.join.text', { names })}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onJoin}>
            {t('staff.join.yes')}
          </Button>
          <Button onClick={onClose}>{t('staff.join.no')}</Button>
        </>
      }
    />
  );
};

type MobileDialogProps = { onAsk: () => void; onClose: () => void };

/** What asking for a mobile number means to whoever is asked, before they are. */
const MobileDialog = ({ onAsk, onClose }: MobileDialogProps) => {
  const { t } = useTexts();
  return (
    <Panel
      open
      title={t('staff.mobile.title')}
      description={t('staff.mobile.text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('staff.mobile.no')}
          </Button>
          <Button onClick={onAsk}>{t('staff.mobile.yes')}</Button>
        </>
      }
    />
  );
};

export type StepDialogsProps = {
  asked: Asking;
  info: CaseInfo;
  onStep: (step: CaseStep) => void;
  /** Asks something else, or nothing more. */
  onAsk: (what: Asking | undefined) => void;
};

/** What is asked before a step of a case. */
export const StepDialogs = ({ asked, info, onStep, onAsk }: StepDialogsProps) => {
  const onClose = () => onAsk(undefined);
  const leave = (meant: boolean) => {
    onClose();
    if (meant) onStep({ step: 'leave' });
  };
  switch (asked) {
    case 'hold':
      return <HoldDialog info={info} onHold={onStep} onClose={onClose} />;
    case 'join':
      return (
        <JoinDialog handlers={info.handlers} onJoin={() => onStep({ step: 'handle' })} onClose={onClose} />
      );
    case 'mobile':
      return <MobileDialog onAsk={() => onStep({ step: 'askMobile' })} onClose={onClose} />;
    case 'closeWithWords':
    case 'reject':
      return <WordsDialog csid={info.csid} step={asked} onDone={onStep} onClose={onClose} />;
    case 'close':
      return <CloseFlow onDone={onStep} onWords={() => onAsk('closeWithWords')} onClose={onClose} />;
    case 'block':
      return (
        <FlowDialog
          definition={blockUser}
          onEnd={(_flags, _left, report) => {
            const decided = decidedBlock(report);
            onClose();
            if (decided) onStep(decided);
          }}
        />
      );
    case 'leave':
      return <FlowDialog definition={leaveCase} onEnd={(flags) => leave(flags.includes('yes'))} />;
  }
};
