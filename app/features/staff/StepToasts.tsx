import type { CaseInfo } from '@parvis/api/entities/case';
import { Button } from '@parvis/ui/parts/Button';
import { Toast } from '@parvis/ui/parts/Toast';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { getCaseQuery } from '../../lib/api/caseQueries.ts';
import { useStore } from '../../lib/api/useStore.ts';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { formatOutcome } from '../cases/caseTexts.ts';
import { DeskToasts } from './DeskToasts.tsx';
import { type EndedCase, endedCase } from './endedCase.ts';
import { type CaseSteps, useCaseSteps } from './useCaseSteps.ts';

const StepProblem = ({ steps: { failed, dismiss } }: { steps: CaseSteps }) => {
  const { t } = useTexts();
  return (
    failed && (
      <Toast tone="problem" onClose={dismiss}>
        {t('staff.step.failed', { why: t(failed) })}
      </Toast>
    )
  );
};

/** Failed step of the open case. */
export const StepToasts = ({ steps }: { steps: CaseSteps }) => (
  <DeskToasts open>
    <StepProblem steps={steps} />
  </DeskToasts>
);

type UndoProps = { ended: EndedCase; info: CaseInfo; isOpen: boolean; steps: CaseSteps };

const Undo = ({ ended: { outcome }, info, isOpen, steps }: UndoProps) => {
  const { t } = useTexts();
  const state = outcome
    ? t('statement.close.outcome', { text: t('case.state.closed'), outcome: formatOutcome(outcome, t) })
    : t('case.state.rejected');
  return (
    <Toast
      tone="done"
      onClose={() => endedCase.set(undefined)}
      action={
        <Button
          variant="quiet"
          size="small"
          onClick={() => steps.run({ step: 'resume', ...(outcome && { undo: true }) })}
        >
          {t(outcome ? 'staff.close.undo' : 'staff.reject.undo')}
        </Button>
      }
    >
      {isOpen ? state : t('staff.ended.other', { nbr: t('case.number', { nbr: info.caseNbr }), state })}
    </Toast>
  );
};

type EndedToastProps = { cuid: string; csid: string | undefined; live: LiveStatus };

/** Undo of a close or rejection; also beside the next case. */
export const EndedToast = ({ cuid, csid, live }: EndedToastProps) => {
  const ended = useStore(endedCase);
  // Steps outlive the toast: they explain a failed undo.
  const last = useRef(ended);
  if (ended) last.current = ended;
  const steps = useCaseSteps(cuid, last.current?.csid ?? '', live);
  const { data: info } = useQuery({
    ...getCaseQuery('town', cuid, ended?.csid ?? ''),
    enabled: ended !== undefined,
  });
  const isUndoable = ended?.cuid === cuid && info?.csid === ended.csid && info.can.includes('resume');
  return (
    <DeskToasts open={csid !== undefined}>
      <StepProblem steps={steps} />
      {isUndoable && <Undo key={ended.csid} {...{ ended, info, steps }} isOpen={ended.csid === csid} />}
    </DeskToasts>
  );
};
