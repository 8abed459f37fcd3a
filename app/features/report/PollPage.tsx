import type { Scan } from '@parvis/api/entities/customer';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { useCustomerTheme } from '../../lib/branding/useCustomerTheme.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { hasSeenPoll } from '../polls/pollQuery.ts';
import { usePoll } from '../polls/usePoll.ts';
import { useSendPoll } from '../polls/useSendPoll.ts';
import { CodeGate, CodeProblem } from './CodeGate.tsx';
import { OpenedPoll } from './OpenedPoll.tsx';
import { PollFrame } from './PollFrame.tsx';
import { PollStanding } from './PollStanding.tsx';
import { useScan } from './useScan.ts';

type PollAddress = { scan: Scan; code: string; crUid: string };

/** Answers of a vanished poll stay readable; a device that has seen it knows it was withdrawn. */
const MissingPoll = ({ scan, code, crUid }: PollAddress) => {
  const { t } = useTexts();
  const { qrid, cstmr } = scan;
  const { item, outbox } = useSendPoll({ cuid: cstmr.cuid, crUid, code, title: code });
  if (item)
    return (
      <PollStanding
        {...{ scan, item, outbox }}
        poll={{ code, state: 'closed', lbl: item.shown.title }}
        block={undefined}
        isSent={false}
      />
    );
  const isWithdrawn = hasSeenPoll({ cuid: cstmr.cuid, code, crUid });
  return (
    <NotFoundScreen
      texts={
        isWithdrawn
          ? { title: t('poll.withdrawn'), text: t('poll.withdrawn.text', { cstmr: cstmr.cstmrLbl }) }
          : { title: t('poll.unknown'), text: t('poll.unknown.text') }
      }
      links={[
        { href: `/q/${qrid}`, label: t('poll.menu') },
        { href: '/m/home', label: t('nav.cases') },
      ]}
      site={cstmr.cstmrLbl}
      legal={cstmr}
    />
  );
};

const PollPending = ({ scan, failed, onRetry }: { scan: Scan; failed: boolean; onRetry: () => void }) => {
  const { t } = useTexts();
  useDocumentTitle(t('poll.loading'), scan.cstmr.cstmrLbl);
  return (
    <PollFrame
      scan={scan}
      status={undefined}
      instead={
        failed ? (
          <ErrorState title={t('poll.failed')} text={t('load.failed.text')} onRetry={onRetry} />
        ) : undefined
      }
    />
  );
};

const LoadedPoll = (address: PollAddress) => {
  const { scan, code, crUid } = address;
  const { cuid, messageLetters } = scan.cstmr;
  const { poll, isMissing, hasFailed, refetch } = usePoll({ cuid, code, crUid }, messageLetters);
  if (poll) return <OpenedPoll {...address} poll={poll} onRefresh={refetch} />;
  if (isMissing) return <MissingPoll {...address} />;
  return <PollPending scan={scan} failed={hasFailed} onRetry={() => void refetch()} />;
};

type PollPageProps = { qrid: string; code: string };

const ScannedPoll = ({ qrid, code, crUid }: PollPageProps & { crUid: string }) => {
  const { t } = useTexts();
  const { scan, problem, refusal, retry } = useScan(qrid, true);
  useCustomerTheme(scan?.cstmr.theme);
  if (problem) return <CodeProblem qrid={qrid} why={problem} refusal={refusal} onRetry={retry} />;
  if (scan) return <LoadedPoll key={crUid} scan={scan} code={code} crUid={crUid} />;
  return <PageLoading waiting={t('poll.loading')} />;
};

/** `/q/{qrid}/poll/{code}`. */
export const PollPage = ({ qrid, code }: PollPageProps) => (
  <CodeGate qrid={qrid}>{({ crUid = '' }) => <ScannedPoll qrid={qrid} code={code} crUid={crUid} />}</CodeGate>
);
