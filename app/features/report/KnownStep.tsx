import type { KnownCase } from '@parvis/api/entities/follower';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { queryClient } from '../../lib/api/queryClient.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { buildKnownQuery } from '../follow/followQueries.ts';
import { KnownList } from '../follow/KnownList.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import type { OngoingReport, ReportSource } from './useReport.tsx';

/**
 * Cached open cases of the category, until the visitor continues. Waits for nothing, and does not interrupt a
 * begun report.
 */
export function useKnownCases({ scan, ccatCode }: ReportSource, { draft }: OngoingReport) {
  const [cases, setCases] = useState<readonly KnownCase[] | undefined>(() => {
    if (draft.load() !== undefined) return undefined;
    const known = queryClient.getQueryData(buildKnownQuery(scan.cstmr.cuid, scan.qrid).queryKey);
    const here = known?.filter((one) => one.ccatCode === ccatCode) ?? [];
    return here.length > 0 ? here : undefined;
  });
  return { cases, skip: () => setCases(undefined) };
}

/** Known reports, before the first question. */
export const KnownStep = ({
  report,
  cases,
  onContinue,
}: {
  report: OngoingReport;
  cases: readonly KnownCase[];
  onContinue: () => void;
}) => {
  const { t } = useTexts();
  useDocumentTitle(t('follow.here'), ...report.pageTitles);
  return (
    <ReportFrame
      report={report}
      onBack={report.leave}
      instead={
        <>
          <KnownList cuid={report.cstmr.cuid} cases={cases} text={t('follow.step.text')} />
          <Button variant="quiet" block onClick={onContinue}>
            {t('follow.step.continue')}
          </Button>
        </>
      }
    />
  );
};
