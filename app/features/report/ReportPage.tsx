import type { Scan } from '@parvis/api/entities/customer';
import { displayDay } from '@parvis/locales/dates';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { useQuery } from '@tanstack/react-query';
import { useCustomerTheme } from '../../lib/branding/useCustomerTheme.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { contactOf } from '../../shell/contactAddress.ts';
import { EmergencyNotice } from '../../shell/EmergencyNotice.tsx';
import { NothingHere } from '../../shell/NothingHere.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { Said } from '../../shell/Said.tsx';
import { SessionGate } from '../../shell/SessionGate.tsx';
import { kindReasons } from '../cases/blockWords.ts';
import { CodeProblem } from './CodeProblem.tsx';
import { type BlockedHere, blockedHere, casesHereQuery } from './casesHere.ts';
import { ReportFlow } from './ReportFlow.tsx';
import { useScan } from './useScan.ts';

type BlockedReportProps = BlockedHere & { scan: Scan };

/** Tells a blocked person the reason, emergency numbers, and how to object. */
const BlockedReport = ({ scan: { cstmr }, blocked, caseNbr }: BlockedReportProps) => {
  const texts = useTexts();
  const { t, locale } = texts;
  const date = displayDay(locale(), new Date(blocked.at));
  return (
    <NothingHere
      icon={<LockIcon size={36} />}
      texts={{ title: t('block.title', { date }), text: t('block.begin') }}
      ways={[
        { href: contactOf(cstmr.cuid, caseNbr), label: t('block.contact') },
        { href: '/m/home', label: t('nav.cases') },
      ]}
      site={cstmr.cstmrLbl}
      legal={cstmr}
    >
      <Said>
        <p>{kindReasons(blocked.reason, texts).join(' ')}</p>
        <p>{t('block.object')}</p>
        <EmergencyNotice numbers={cstmr.emergency} title={t('block.danger')} />
      </Said>
    </NothingHere>
  );
};

type Where = { qrid: string; ccatCode: string };

/** Shows the questions without waiting for the block. */
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

/** `/q/{qrid}/report/{ccatCode}`: from the confirmation through the questions to the case. */
export const ReportPage = ({ qrid, ccatCode }: Where) => {
  const { scan } = useScan(qrid, false);
  return (
    <SessionGate qrid={qrid} legal={scan?.cstmr}>
      {({ crUid = '' }) => <Reported qrid={qrid} ccatCode={ccatCode} crUid={crUid} />}
    </SessionGate>
  );
};
