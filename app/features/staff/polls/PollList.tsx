import type { PollSummary } from '@parvis/api/entities/poll';
import { MoreIcon } from '@parvis/ui/icons/MoreIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { Menu } from '@parvis/ui/parts/Menu';
import { Moderation as EntriesScreen } from '@parvis/ui/screens/Moderation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../../shell/LegalFooter.tsx';
import {
  formatMany,
  formatPeriod,
  formatPhase,
  formatPlaces,
  formatPollName,
  formatSource,
} from './describePoll.ts';
import { isManager } from './isManager.ts';
import type { PollDesk } from './pollDesk.ts';
import { buildPollPlacesQuery, buildPollsQuery, type PollStep } from './pollQueries.ts';
import { isEditable, listPollSteps } from './pollSteps.ts';
import { createPollStorage } from './pollStorage.ts';
import { getComposeUrl, getResultsUrl } from './pollUrls.ts';
import { type ToldPollState, usePollSteps } from './usePollSteps.tsx';

const EDIT = 'edit';

const GROUPS = [
  { id: 'current', phases: ['notYet', 'open'] },
  { id: 'ended', phases: ['closed'] },
  { id: 'withdrawn', phases: ['withdrawn'] },
] as const;

const isIn = (phases: readonly string[], { phase }: PollSummary): boolean => phases.includes(phase);

type PollActionsProps = {
  poll: PollSummary;
  titleId: string;
  mayChange: boolean;
  onResults: () => void;
  onEdit: () => void;
  onStep: (step: PollStep) => void;
};

/** Results and next step; others in a menu. */
const PollActions = ({ poll, titleId, mayChange, onResults, onEdit, onStep }: PollActionsProps) => {
  const { t } = useTexts();
  const steps = mayChange ? listPollSteps(poll) : [];
  const next = steps.filter((step) => step !== 'copy' && step !== 'withdraw');
  const others = steps.filter((step) => step === 'copy' || step === 'withdraw');
  const isEdited = mayChange && isEditable(poll);
  return (
    <>
      <Button variant="quiet" size="small" aria-describedby={titleId} onClick={onResults}>
        {t('pollDesk.results')}
      </Button>
      {next.map((step) => (
        <Button
          key={step}
          variant="quiet"
          size="small"
          aria-describedby={titleId}
          onClick={() => onStep(step)}
        >
          {t(`pollDesk.step.${step}`)}
        </Button>
      ))}
      {mayChange && (
        <Menu
          variant="quiet"
          size="small"
          aria-describedby={titleId}
          icon={<MoreIcon size={20} />}
          title={t('pollDesk.more')}
          entries={[
            ...(isEdited ? [{ id: EDIT, label: t('pollDesk.step.edit') }] : []),
            ...others.map((step) => ({ id: step, label: t(`pollDesk.step.${step}`) })),
          ]}
          onChoose={(id) => {
            const step = others.find((one) => one === id);
            if (step) onStep(step);
            else onEdit();
          }}
        >
          {t('pollDesk.more')}
        </Menu>
      )}
    </>
  );
};

export type PollListProps = {
  desk: PollDesk;
  told: ToldPollState;
};

export const PollList = ({ desk, told }: PollListProps) => {
  const texts = useTexts();
  const { t } = texts;
  const [, navigate] = useLocation();
  const { cuid, cstmrLbl } = desk.role;
  const mayChange = isManager(desk.role);
  const { data, isError, refetch } = useQuery(buildPollsQuery(cuid));
  const places = useQuery(buildPollPlacesQuery(cuid)).data ?? [];
  const [hasDraft] = useState(() => createPollStorage(cuid, undefined).load() !== undefined);
  const { start, overlays } = usePollSteps(cuid, told);
  const renderActions = (poll: PollSummary) => (titleId: string) => (
    <PollActions
      {...{ poll, titleId, mayChange }}
      onResults={() => navigate(getResultsUrl(cuid, poll.code))}
      onEdit={() => navigate(getComposeUrl(cuid, poll.code))}
      onStep={(step) => start(poll, step)}
    />
  );
  const toEntry = (poll: PollSummary) => ({
    id: poll.code,
    href: getResultsUrl(cuid, poll.code),
    title: formatPollName(poll, texts),
    status: formatPhase(poll, texts),
    lines: [
      formatMany(poll.many, texts),
      `${formatPeriod(poll, texts)} · ${formatPlaces(poll, places, texts)}`,
      formatSource(poll, texts),
    ],
    actions: renderActions(poll),
  });
  return (
    <div>
      <EntriesScreen
        texts={{
          title: t('pollDesk.title'),
          text: mayChange ? t('pollDesk.text') : `${t('pollDesk.text')} ${t('pollDesk.text.agent')}`,
        }}
        subtitle={cstmrLbl}
        start={
          mayChange && (
            <Button onClick={() => navigate(getComposeUrl(cuid))}>
              {t(hasDraft ? 'pollDesk.resume' : 'pollDesk.new')}
            </Button>
          )
        }
        parts={
          data &&
          GROUPS.filter(
            ({ id, phases }) => id !== 'withdrawn' || data.some((poll) => isIn(phases, poll)),
          ).map(({ id, phases }) => ({
            id,
            title: t(`pollDesk.${id}`),
            empty: t(`pollDesk.${id}.empty`),
            entries: data.filter((poll) => isIn(phases, poll)).map(toEntry),
          }))
        }
        onOpen={navigate}
        failed={
          isError && !data ? (
            <ErrorState title={t('pollDesk.failed')} onRetry={() => void refetch()} />
          ) : undefined
        }
        footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
      />
      {overlays}
    </div>
  );
};
