import type { PollSummary } from '@parvis/api/entities/poll';
import type { TextId } from '@parvis/locales/areas';
import { Toast } from '@parvis/ui/parts/Toast';
import { ToastRegion } from '@parvis/ui/parts/ToastRegion';
import { type ReactNode, useState } from 'react';
import { isRefusedAs } from '../../../lib/api/hostClients.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { ConfirmPanel } from '../../../shell/ConfirmPanel.tsx';
import { focusHeading } from '../../../shell/focusHeading.ts';
import { formatPollName } from './describePoll.ts';
import { type PollStep, usePollStep } from './pollQueries.ts';
import { type ConfirmedStep, isConfirmed } from './pollSteps.ts';

/** Whom the step affects. */
const getStepText = ({ poll, step }: { poll: PollSummary; step: ConfirmedStep }): TextId =>
  step === 'open' && poll.gthrId !== undefined ? 'pollDesk.open.gathering' : `pollDesk.${step}.text`;

/** Only the newest result. */
export type ToldPollState = readonly [ToldPoll | undefined, (told: ToldPoll | undefined) => void];

export interface ToldPoll {
  readonly text: TextId;
  readonly isDone: boolean;
}

function getStepProblem(error: unknown): TextId {
  if (isRefusedAs(error, 'gatheringClosed')) return 'pollDesk.save.gathering';
  return isRefusedAs(error, 'stepNotAllowed') ? 'pollDesk.step.changed' : 'pollDesk.step.failed';
}

/** Confirms steps that others notice; reports results. */
export function usePollSteps(cuid: string, [told, setTold]: ToldPollState) {
  const texts = useTexts();
  const { t } = texts;
  const { mutate, isPending } = usePollStep(cuid);
  const [asked, setAsked] = useState<{ readonly poll: PollSummary; readonly step: ConfirmedStep }>();
  const take = (poll: PollSummary, step: PollStep) =>
    mutate(
      { code: poll.code, step },
      {
        onSuccess: () => setTold({ text: `pollDesk.done.${step}`, isDone: true }),
        onError: (error) =>
          setTold({
            text: getStepProblem(error),
            isDone: false,
          }),
        onSettled: () => {
          setAsked(undefined);
          // The pressed button leaves with its step.
          focusHeading();
        },
      },
    );
  const overlays: ReactNode = (
    <>
      {asked && (
        <ConfirmPanel
          title={t(`pollDesk.${asked.step}.title`)}
          text={t(getStepText(asked), { name: formatPollName(asked.poll, texts) })}
          yes={t(`pollDesk.${asked.step}.yes`)}
          no={t('pollDesk.no')}
          busy={isPending}
          onYes={() => take(asked.poll, asked.step)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <ToastRegion place="top">
        {told && (
          <Toast tone={told.isDone ? 'done' : 'problem'} onClose={() => setTold(undefined)}>
            {t(told.text)}
          </Toast>
        )}
      </ToastRegion>
    </>
  );
  const start = (poll: PollSummary, step: PollStep) =>
    isConfirmed(step) ? setAsked({ poll, step }) : take(poll, step);
  return { start, overlays, tell: (text: TextId) => setTold({ text, isDone: true }) };
}
