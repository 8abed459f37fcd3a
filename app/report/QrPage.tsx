import { useEffect } from 'react';
import { useCustomerTheme } from '../look/useCustomerTheme.ts';
import { lazyPage } from '../shell/lazyPage.tsx';
import { PageLoading } from '../shell/PageLoading.tsx';
import { SessionGate } from '../shell/SessionGate.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { menuIcons } from './menuIcons.ts';
import { QrMenuView } from './QrMenuView.tsx';
import { useCodeCustomer, useScan } from './useScan.ts';

const CodeProblem = lazyPage(async () => (await import('./CodeProblem.tsx')).CodeProblem, 'report', 'chat');

/** The menu before the profile is `known`, and after: one and the same, so that nothing of it is drawn anew. */
const Scanned = ({ qrid, known }: { qrid: string; known: boolean }) => {
  const { t } = useTexts();
  const { scan, problem, refusal, retry } = useScan(qrid, known);
  useCustomerTheme(scan?.cstmr.theme);
  if (problem) return <CodeProblem qrid={qrid} why={problem} refusal={refusal} onRetry={retry} />;
  if (scan) return <QrMenuView scan={scan} known={known} />;
  return <PageLoading waiting={t('load.servers')} />;
};

/** `/q/{qrid}`: what a scanned code opens. The customer greets, the gate asks, the menu follows. */
export const QrPage = ({ qrid }: { qrid: string }) => {
  const { scan, placeLbl, refused, refusal, retry } = useScan(qrid, false);
  const customer = useCodeCustomer(qrid, { scan, refused });
  useCustomerTheme(customer?.theme);
  // While the gate is read.
  useEffect(() => void menuIcons(), []);
  if (refused === 'unknownQr' || refused === 'staleQr') {
    return <CodeProblem qrid={qrid} why={refused} refusal={refusal} onRetry={retry} />;
  }
  return (
    <SessionGate
      qrid={qrid}
      customer={
        customer && {
          label: customer.cstmrLbl,
          ...(placeLbl && { place: placeLbl }),
          ...(customer.logo && { logoSrc: customer.logo }),
          ...(customer.banner && { bannerSrc: customer.banner }),
        }
      }
      legal={customer}
      meanwhile={scan && <Scanned qrid={qrid} known={false} />}
    >
      {() => <Scanned qrid={qrid} known />}
    </SessionGate>
  );
};
