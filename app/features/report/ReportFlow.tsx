import { CallFailed } from '@parvis/api/client';
import type { Scan } from '@parvis/api/entities/customer';
import { discardReport } from '@parvis/questionnaire/flows/discardReport';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { FlowDialog } from '../questionnaire/FlowDialog.tsx';
import { KnownStep, useKnownCases } from './KnownStep.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportPlay } from './ReportPlay.tsx';
import { type OngoingReport, type ReportSource, useReport } from './useReport.tsx';

const isUnknownCategory = (error: Error | null): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'unknownCategory';

/** A retry cannot help; the menu can. */
const UnknownCategory = ({ scan: { qrid, cstmr } }: { scan: Scan }) => {
  const { t } = useTexts();
  return (
    <NotFoundScreen
      texts={{ title: t('report.unknown'), text: t('report.unknown.text') }}
      links={[
        { href: `/q/${qrid}`, label: t('report.toMenu') },
        { href: '/m/home', label: t('nav.cases') },
      ]}
      site={cstmr.cstmrLbl}
      legal={cstmr}
    />
  );
};

/** Loading, or why they cannot be asked. */
const QuestionsPending = ({ report, onQuit }: { report: OngoingReport; onQuit: () => void }) => {
  const { t } = useTexts();
  const { question, draft, leave, pageTitles } = report;
  useDocumentTitle(...pageTitles);
  const failed = question.isError || question.isSuccess;
  const kept = draft.load() !== undefined;
  const unreadable = question.data?.definition === null;
  const unreadableText = kept ? t('report.kept') : undefined;
  return (
    <ReportFrame
      report={report}
      onBack={leave}
      onQuit={failed && !kept ? undefined : onQuit}
      loading={!failed}
      instead={
        failed ? (
          <ErrorState
            title={t(unreadable ? 'questionnaire.error' : 'report.failed')}
            text={unreadable ? unreadableText : t('report.failed.text')}
            onRetry={() => void question.refetch()}
            retrying={question.isFetching}
          />
        ) : undefined
      }
    />
  );
};

/** Discarding needs confirmation. */
export const ReportFlow = (props: ReportSource) => {
  const report = useReport(props);
  const [leaving, setLeaving] = useState(false);
  const { data, error } = report.question;
  const known = useKnownCases(props, report);
  if (isUnknownCategory(error)) return <UnknownCategory scan={props.scan} />;
  if (known.cases) return <KnownStep report={report} cases={known.cases} onContinue={known.skip} />;
  const askLeave = () => setLeaving(true);
  return (
    <>
      {data?.definition ? (
        <ReportPlay report={report} definition={data.definition} onQuit={askLeave} />
      ) : (
        <QuestionsPending report={report} onQuit={askLeave} />
      )}
      {leaving && (
        <FlowDialog
          definition={discardReport}
          onEnd={(flags) => (flags.includes('yes') ? report.discard() : setLeaving(false))}
        />
      )}
    </>
  );
};
