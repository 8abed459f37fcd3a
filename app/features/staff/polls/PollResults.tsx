import { fill } from '@parvis/api/address';
import { addresses } from '@parvis/api/addresses';
import type { PollSummary } from '@parvis/api/entities/poll';
import { DownloadIcon } from '@parvis/ui/icons/DownloadIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { PollReport } from '@parvis/ui/screens/PollReport';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { LegalFooter } from '../../../shell/LegalFooter.tsx';
import { buildQuestionReport, listTextItems, type ReportViewId, reportViews } from './buildReport.ts';
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
import { buildPollPlacesQuery, buildResultsQuery } from './pollQueries.ts';
import { isEditable, listPollSteps } from './pollSteps.ts';
import { getComposeUrl } from './pollUrls.ts';
import { TextAnswers } from './TextAnswers.tsx';
import { type ToldPoll, usePollSteps } from './usePollSteps.tsx';

export type PollResultsProps = { desk: PollDesk; code: string; onBack: () => void };

type ActionsProps = { desk: PollDesk; poll: PollSummary; onStep: ReturnType<typeof usePollSteps>['start'] };

/** For managers. */
const Actions = ({ desk, poll, onStep }: ActionsProps) => {
  const { t, locale } = useTexts();
  const [, navigate] = useLocation();
  const { cuid, url } = desk.role;
  const sheet = fill(addresses.pollSheet.template, { cuid, code: poll.code });
  const steps = listPollSteps(poll).filter((step) => step !== 'copy' && step !== 'withdraw');
  return (
    <>
      {steps.map((step) => (
        <Button key={step} size="small" variant="quiet" onClick={() => onStep(poll, step)}>
          {t(`pollDesk.step.${step}`)}
        </Button>
      ))}
      {isEditable(poll) && (
        <Button size="small" variant="quiet" onClick={() => navigate(getComposeUrl(cuid, poll.code))}>
          {t('pollDesk.step.edit')}
        </Button>
      )}
      <ButtonLink
        size="small"
        icon={<DownloadIcon size={20} />}
        href={`${url}${sheet}?${new URLSearchParams({ lang: locale() })}`}
        download={`${cuid}-${poll.code}.csv`}
      >
        {t('pollDesk.report.csv')}
      </ButtonLink>
    </>
  );
};

/** By question, place and day; refreshes itself. */
export const PollResults = ({ desk, code, onBack }: PollResultsProps) => {
  const texts = useTexts();
  const { t, locale } = texts;
  const { cuid, cstmrLbl, moderate } = desk.role;
  const { data, isError, refetch } = useQuery(buildResultsQuery(cuid, code, locale()));
  const places = useQuery(buildPollPlacesQuery(cuid)).data ?? [];
  const [view, setView] = useState<ReportViewId>('whole');
  const { start, overlays, tell } = usePollSteps(cuid, useState<ToldPoll>());
  const poll = data?.poll;
  const results = data?.results;
  const many = results ? formatMany(results.many, texts) : undefined;
  const questions =
    data &&
    (data.results.many === 0
      ? []
      : data.results.questions.map((question) => ({
          ...buildQuestionReport(question, view, { definition: data.questionnaire, texts }),
          texts:
            view === 'whole' &&
            listTextItems(question).map((item) => (
              <TextAnswers
                key={item.id}
                {...{ cuid, code, item, places }}
                qstnId={question.qstnId}
                mayRemove={moderate === true}
                onRemoved={() => tell('pollDesk.texts.removed')}
              />
            )),
        })));
  return (
    <div>
      <PollReport
        texts={{
          title: poll ? formatPollName(poll, texts) : t('pollDesk.title'),
          views: t('pollDesk.report.views'),
          answer: t('pollDesk.report.answer'),
          count: t('pollDesk.report.count'),
          share: t('pollDesk.report.share'),
          empty: t('pollDesk.report.empty'),
          emptyText: t('pollDesk.report.empty.text'),
        }}
        subtitle={cstmrLbl}
        onBack={onBack}
        status={poll && formatPhase(poll, texts)}
        total={
          results && many !== undefined && results.many > 0
            ? t('pollDesk.complete', { many, count: results.complete })
            : many
        }
        facts={
          poll
            ? [
                `${formatPeriod(poll, texts)} · ${formatPlaces(poll, places, texts)}`,
                `${t(poll.anonymous ? 'pollDesk.anonymous' : 'pollDesk.named')} · ${formatSource(poll, texts)}`,
              ]
            : []
        }
        actions={poll && isManager(desk.role) && <Actions {...{ desk, poll }} onStep={start} />}
        views={reportViews.map((id) => ({ id, label: t(`pollDesk.report.${id}`) }))}
        view={view}
        onView={(id) => setView(reportViews.find((one) => one === id) ?? 'whole')}
        note={view === 'whole' ? undefined : t(`pollDesk.report.note.${view}`)}
        questions={questions ?? undefined}
        failed={
          data === null ? (
            <EmptyState title={t('pollDesk.gone')} text={t('pollDesk.gone.text')} />
          ) : isError && !data ? (
            <ErrorState title={t('pollDesk.report.failed')} onRetry={() => void refetch()} />
          ) : undefined
        }
        footer={<LegalFooter customer={desk.config?.cstmr ?? { cuid }} />}
      />
      {overlays}
    </div>
  );
};
