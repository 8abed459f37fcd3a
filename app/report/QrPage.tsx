import { sessionCalls } from '@parvis/api/calls/session';
import type { CustomerInfo } from '@parvis/api/entities/customer';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { useQuery } from '@tanstack/react-query';
import { SessionGate } from '../gate/SessionGate.tsx';
import { useCustomerTheme } from '../look/useCustomerTheme.ts';
import { PageLoading } from '../pages/PageLoading.tsx';
import { useDocumentTitle } from '../pages/useDocumentTitle.ts';
import { hasAccepted } from '../session/acceptance.ts';
import { client } from '../session/client.ts';
import { useTexts } from '../texts/useTexts.ts';
import { CodeProblem } from './CodeProblem.tsx';
import { QrMenuView } from './QrMenuView.tsx';
import { useScan } from './useScan.ts';

const useCustomer = (qrid: string, brought: CustomerInfo | undefined) => {
  const query = useQuery({
    queryKey: ['cstmr', qrid],
    queryFn: async () => (await client.call(sessionCalls.userCstmr, { body: { qrid } }))[0] ?? null,
    enabled: !brought && !hasAccepted(),
  });
  return brought ?? query.data ?? undefined;
};

const Scanned = ({ qrid }: { qrid: string }) => {
  const { t } = useTexts();
  const { scan, refused, failed, retry } = useScan(qrid, true);
  useCustomerTheme(scan?.cstmr.theme);
  if (refused === 'unknownQr' || refused === 'staleQr') return <CodeProblem qrid={qrid} why={refused} />;
  if (scan) return <QrMenuView scan={scan} />;
  if (!failed) return <PageLoading waiting={t('load.servers')} />;
  return (
    <ErrorScreen
      texts={{ title: t('load.failed'), text: t('load.failed.text'), retry: t('load.retry') }}
      onRetry={retry}
    />
  );
};

/** `/q/{qrid}`: what a scanned code opens. The customer greets, the gate asks, the menu follows. */
export const QrPage = ({ qrid }: { qrid: string }) => {
  const { scan, refused } = useScan(qrid, false);
  const customer = useCustomer(qrid, scan?.cstmr);
  useDocumentTitle(customer?.cstmrLbl);
  useCustomerTheme(customer?.theme);
  if (refused === 'unknownQr' || refused === 'staleQr') return <CodeProblem qrid={qrid} why={refused} />;
  return (
    <SessionGate
      qrid={qrid}
      customer={
        customer && {
          label: customer.cstmrLbl,
          ...(scan && { place: scan.place.lbl }),
          ...(customer.logo && { logoSrc: customer.logo }),
          ...(customer.banner && { bannerSrc: customer.banner }),
        }
      }
      meanwhile={scan && <QrMenuView scan={scan} />}
    >
      {() => <Scanned qrid={qrid} />}
    </SessionGate>
  );
};
