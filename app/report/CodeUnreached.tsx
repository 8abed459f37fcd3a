import type { Scan } from '@parvis/api/entities/customer';
import { placeLine } from '@parvis/locales/placeLine';
import { OfflineIcon } from '@parvis/ui/icons/OfflineIcon';
import { RefreshIcon } from '@parvis/ui/icons/RefreshIcon';
import { Button } from '@parvis/ui/parts/Button';
import { ButtonLink } from '@parvis/ui/parts/ButtonLink';
import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { useEffect, useState } from 'react';
import { keptScans } from '../pwa/keptScans.ts';
import { openScan } from '../session/lastScan.ts';
import { BrowserLanguageOffer } from '../shell/LanguageOffers.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useTexts } from '../texts/useTexts.ts';
import { EmergencyNotice } from './EmergencyNotice.tsx';
import { numbersOf } from './numbersOf.ts';

/** What codes lead to that open without a network. */
const useKeptScans = (): readonly Scan[] => {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  useEffect(() => void keptScans().then(setScans, () => undefined), []);
  return scans;
};

/**
 * A code that was never opened here, and no network to ask what it leads to: what it waits for, what can be done meanwhile, and whom
 * to call in an emergency. It opens by itself once there is a network.
 */
export const CodeUnreached = ({ qrid, onRetry }: { qrid: string; onRetry: () => void }) => {
  const { t } = useTexts();
  const scans = useKeptScans();
  useDocumentTitle(t('qr.unreached'), t('app.name'));
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const last = scans.find((scan) => scan.qrid === openScan() && scan.qrid !== qrid);
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
        numbers={numbersOf(
          scans.map(({ cstmr }) => cstmr),
          t('qr.unreached.anywhere'),
        )}
        title={t('report.emergency.short')}
        text={t('report.emergency.text')}
      />
    </ErrorScreen>
  );
};
