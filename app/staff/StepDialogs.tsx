import type { CaseInfo } from '@parvis/api/entities/case';
import { blockUser } from '@parvis/questionnaire/flows/blockUser';
import { leaveCase } from '@parvis/questionnaire/flows/leaveCase';
import { FlowDialog } from '../questions/FlowDialog.tsx';
import { CloseFlow } from './CloseFlow.tsx';
import type { Asking } from './caseButtons.ts';
import { HoldDialog } from './HoldDialog.tsx';
import { JoinDialog } from './JoinDialog.tsx';
import { MobileDialog } from './MobileDialog.tsx';
import { decidedBlock } from './stepFlows.ts';
import type { CaseStep } from './useCaseSteps.ts';
import { WordsDialog } from './WordsDialog.tsx';

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
