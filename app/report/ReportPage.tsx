import type { Scan } from '@parvis/api/entities/customer';
import { useQuery } from '@tanstack/react-query';
import { useCustomerTheme } from '../look/useCustomerTheme.ts';
import { PageLoading } from '../shell/PageLoading.tsx';
import { SessionGate } from '../shell/SessionGate.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { BlockedReport } from './BlockedReport.tsx';
import { CodeProblem } from './CodeProblem.tsx';
import { blockedHere, casesHereQuery } from './casesHere.ts';
import { ReportFlow } from './ReportFlow.tsx';
import { useScan } from './useScan.ts';

type Where = { qrid: string; ccatCode: string };

/** Nobody waits to be asked: that nothing would be taken comes in place of the questions as soon as it is known. */
const Begun = ({ scan, ...where }: { scan: Scan; ccatCode: string; crUid: string }) => {
  const { data } = useQuery(casesHereQuery(scan.cstmr.cuid));
  const held = blockedHere(data);
  return held ? <BlockedReport scan={scan} {...held} /> : <ReportFlow scan={scan} {...where} />;
};

const Reported = ({ qrid, ccatCode, crUid }: Where & { crUid: string }) => {
  const { t } = useTexts();
  const { scan, problem, refusal, retry } = useScan(qrid, true);
  useCustomerTheme(scan?.cstmr.theme);
  if (problem) return <CodeProblem qrid={qrid} why={problem} refusal={refusal} onRetry={retry} />;
  if (scan) return <Begun key={crUid} scan={scan} ccatCode={ccatCode} crUid={crUid} />;
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
