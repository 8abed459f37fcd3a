import type { Scan } from '@parvis/api/entities/customer';
import type { CallError } from '@parvis/api/errors';
import { placeLine } from '@parvis/locales/placeLine';
import { OfflineIcon } from '@parvis/ui/icons/OfflineIcon';
import { QrIcon } from '@parvis/ui/icons/QrIcon';
import { RefreshIcon } from '@parvis/ui/icons/RefreshIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { useEffect, useState } from 'react';
import { reportStaleCode } from '../../lib/api/reportStaleCode.ts';
import { isServerUnreachable } from '../../lib/api/serverErrors.ts';
import { boot, isFirstPage } from '../../lib/boot/boot.ts';
import { readUnusedScan } from '../../lib/session/lastScan.ts';
import { getWithdrawnPageCuid, usePageOwner } from '../../lib/session/useOwner.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { EmergencyNotice } from '../../shell/EmergencyNotice.tsx';
import { BrowserLanguageOffer } from '../../shell/LanguageOffers.tsx';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { PageFailed } from '../../shell/PageFailed.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { listCachedScans } from '../offline/cachedScans.ts';
import { ScanButton } from '../scan/ScanButton.tsx';
import { getEmergencyNumbers } from './emergencyNumbers.ts';
import { ServiceEnded } from './ServiceEnded.tsx';

const useCachedScans = (): readonly Scan[] => {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  useEffect(() => void listCachedScans().then(setScans, () => undefined), []);
  return scans;
};

/** For a code never opened on this device; retries when online. */
const CodeUnreachable = ({ qrid, onRetry }: { qrid: string; onRetry: () => void }) => {
  const { t } = useTexts();
  const scans = useCachedScans();
  useDocumentTitle(t('qr.unreached'), t('app.name'));
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const last = scans.find((scan) => scan.qrid === readUnusedScan() && scan.qrid !== qrid);
  return (
    <ErrorScreen
      icon={<OfflineIcon size={36} />}
      texts={{
        title: t('qr.unreached'),
        text: t(navigator.onLine ? 'qr.unreached.service' : 'qr.unreached.network'),
      }}
      actions={
        <>
          <Button block icon={<RefreshIcon size={20} />} onClick={onRetry}>
            {t('load.retry')}
          </Button>
          {last && (
            <ButtonLink block variant="quiet" href={`/q/${encodeURIComponent(last.qrid)}`}>
              {t('qr.unreached.last', { place: placeLine(last.place.lbl, last.place.descr) })}
            </ButtonLink>
          )}
          <ButtonLink block variant="quiet" href="/m/home">
            {t('qr.unreached.cases')}
          </ButtonLink>
          <BrowserLanguageOffer />
        </>
      }
    >
      <EmergencyNotice
        numbers={getEmergencyNumbers(
          scans.map(({ cstmr }) => cstmr),
          t('qr.unreached.anywhere'),
        )}
        title={t('report.emergency.short')}
        text={t('report.emergency.text')}
      />
    </ErrorScreen>
  );
};

const problemTexts = {
  unknownQr: ['qr.unknown', 'qr.unknown.text'],
  staleQr: ['qr.stale', 'qr.stale.text'],
} as const;

const isRefusal = (why: unknown): why is keyof typeof problemTexts =>
  typeof why === 'string' && Object.hasOwn(problemTexts, why);

const ReplacedCode = ({ by, site }: { by: string; site: string | undefined }) => {
  const { t } = useTexts();
  return (
    <NotFoundScreen
      icon={<QrIcon size={36} />}
      texts={{ title: t('qr.replaced'), text: t('qr.replaced.text') }}
      links={[{ href: `/q/${by}`, label: t('qr.replaced.go') }]}
      site={site}
    />
  );
};

/** Several codes differ only in spelling. */
const AmbiguousCode = ({ qrids, site }: { qrids: readonly string[]; site: string | undefined }) => {
  const { t } = useTexts();
  return (
    <NotFoundScreen
      icon={<QrIcon size={36} />}
      texts={{ title: t('qr.alike'), text: t('qr.alike.text') }}
      links={qrids.map((qrid) => ({ href: `/q/${qrid}`, label: qrid }))}
      equal
      site={site}
    />
  );
};

type InvalidCodeProps = Omit<CodeProblemProps, 'why' | 'onRetry'> & { why: keyof typeof problemTexts };

const InvalidCode = ({ qrid, why, refusal }: InvalidCodeProps) => {
  const { t } = useTexts();
  const owner = usePageOwner();
  const ended = refusal?.ended ?? getWithdrawnPageCuid();
  useEffect(() => {
    if (ended === undefined) void reportStaleCode(qrid);
  }, [qrid, ended]);
  const by = refusal?.replacedBy ?? (isFirstPage() ? boot?.replacedBy : undefined);
  if (why === 'staleQr' && ended !== undefined) return <ServiceEnded qrid={qrid} cuid={ended} />;
  if (why === 'staleQr' && by !== undefined) return <ReplacedCode by={by} site={owner} />;
  const alike = (why === 'unknownQr' && isFirstPage() && boot?.alike) || [];
  if (alike.length > 0) return <AmbiguousCode qrids={alike} site={owner} />;
  const [title, text] = problemTexts[why];
  const said =
    owner && why === 'staleQr' ? t('qr.stale.of', { cstmr: owner }) : t(text, { qrid: qrid.slice(0, 40) });
  return (
    <NotFoundScreen
      icon={<QrIcon size={36} />}
      texts={{ title: t(title), text: said }}
      links={[{ href: '/m/home', label: t('error.home') }]}
      equal
      site={owner}
    >
      <ScanButton />
    </NotFoundScreen>
  );
};

export type CodeProblemProps = {
  qrid: string;
  why: unknown;
  refusal: CallError | undefined;
  onRetry: () => void;
};

export const CodeProblem = ({ qrid, why, refusal, onRetry }: CodeProblemProps) => {
  if (isRefusal(why)) return <InvalidCode qrid={qrid} why={why} refusal={refusal} />;
  return isServerUnreachable(why) ? (
    <CodeUnreachable qrid={qrid} onRetry={onRetry} />
  ) : (
    <PageFailed onRetry={onRetry} />
  );
};
