import { useCustomerTheme } from '../look/useCustomerTheme.ts';
import { PageLoading } from '../shell/PageLoading.tsx';
import { SessionGate } from '../shell/SessionGate.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { CodeProblem } from './CodeProblem.tsx';
import { ReportFlow } from './ReportFlow.tsx';
import { useScan } from './useScan.ts';

type Where = { qrid: string; ccatCode: string };

const Reported = ({ qrid, ccatCode, crUid }: Where & { crUid: string }) => {
  const { t } = useTexts();
  const { scan, problem, retry } = useScan(qrid, true);
  useCustomerTheme(scan?.cstmr.theme);
  if (problem) return <CodeProblem qrid={qrid} why={problem} onRetry={retry} />;
  if (scan) return <ReportFlow key={crUid} scan={scan} ccatCode={ccatCode} crUid={crUid} />;
  return <PageLoading waiting={t('report.loading')} />;
};

/** `/q/{qrid}/report/{ccatCode}`: from the confirmation through the category's questions to the case. */
export const ReportPage = ({ qrid, ccatCode }: Where) => {
  const { scan } = useScan(qrid, false);
  return (
    <SessionGate qrid={qrid} legal={scan?.cstmr}>
      {({ crUid = '' }) => <Reported qrid={qrid} ccatCode={ccatCode} crUid={crUid} />}
    </SessionGate>
  );
};
