import type { Scan } from '@parvis/api/entities/customer';
import { displayDay } from '@parvis/locales/dates';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { useQuery } from '@tanstack/react-query';
import { useCustomerTheme } from '../../lib/branding/useCustomerTheme.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { buildContactAddress } from '../../shell/contactAddress.ts';
import { EmergencyNotice } from '../../shell/EmergencyNotice.tsx';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { NoticeText } from '../../shell/NoticeText.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { describeBlockReasons } from '../cases/blockReasons.ts';
import { CodeGate, CodeProblem } from './CodeGate.tsx';
import { ReportFlow } from './ReportFlow.tsx';
import { buildOwnCasesQuery, findReporterBlock, type ReporterBlock } from './reporterBlock.ts';
import { useScan } from './useScan.ts';

type BlockedReportProps = ReporterBlock & { scan: Scan };

/** Reason, emergency numbers, how to object. */
const BlockedReport = ({ scan: { cstmr }, blocked, caseNbr }: BlockedReportProps) => {
  const texts = useTexts();
  const { t, locale } = texts;
  const date = displayDay(locale(), new Date(blocked.at));
  return (
    <NotFoundScreen
      icon={<LockIcon size={36} />}
      texts={{ title: t('block.title', { date }), text: t('block.begin') }}
      links={[
        { href: buildContactAddress(cstmr.cuid, caseNbr), label: t('block.contact') },
        { href: '/m/home', label: t('nav.cases') },
      ]}
      site={cstmr.cstmrLbl}
      legal={cstmr}
    >
      <NoticeText>
        <p>{describeBlockReasons(blocked.reason, texts).join(' ')}</p>
        <p>{t('block.object')}</p>
        <EmergencyNotice numbers={cstmr.emergency} title={t('block.danger')} />
      </NoticeText>
    </NotFoundScreen>
  );
};

type ReportPageProps = { qrid: string; ccatCode: string };

/** Does not wait for the block. */
const ReportOrBlock = ({ scan, ...where }: { scan: Scan; ccatCode: string; crUid: string }) => {
  const { data } = useQuery(buildOwnCasesQuery(scan.cstmr.cuid));
  const held = findReporterBlock(data);
  return held ? <BlockedReport scan={scan} {...held} /> : <ReportFlow scan={scan} {...where} />;
};

const ScannedReport = ({ qrid, ccatCode, crUid }: ReportPageProps & { crUid: string }) => {
  const { t } = useTexts();
  const { scan, problem, refusal, retry } = useScan(qrid, true);
  useCustomerTheme(scan?.cstmr.theme);
  if (problem) return <CodeProblem qrid={qrid} why={problem} refusal={refusal} onRetry={retry} />;
  if (scan) return <ReportOrBlock key={crUid} scan={scan} ccatCode={ccatCode} crUid={crUid} />;
  return <PageLoading waiting={t('report.loading')} />;
};

/** `/q/{qrid}/report/{ccatCode}`. */
export const ReportPage = ({ qrid, ccatCode }: ReportPageProps) => (
  <CodeGate qrid={qrid}>
    {({ crUid = '' }) => <ScannedReport qrid={qrid} ccatCode={ccatCode} crUid={crUid} />}
  </CodeGate>
);
