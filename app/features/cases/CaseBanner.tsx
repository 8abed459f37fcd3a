import type { CaseInfo } from '@parvis/api/entities/case';
import { OfflineIcon } from '@parvis/ui/icons/OfflineIcon';
import { Badge } from '@parvis/ui/parts/Badge';
import { useEffect, useState } from 'react';
import type { CaseSide } from '../../lib/api/cacheKeys.ts';
import { useStore } from '../../lib/api/useStore.ts';
import type { LiveStatus } from '../../lib/live/liveStream.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CaseLine } from './CaseLine.tsx';
import { isShowingCache } from './isShowingCache.ts';
import { PromiseLine } from './PromiseLine.tsx';

/** Debounced: a stream that reconnects at once needs no notice. */
const useDelayedFlag = (holds: boolean, milliseconds: number): boolean => {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (!holds) return setStays(false);
    const timer = setTimeout(() => setStays(true), milliseconds);
    return () => clearTimeout(timer);
  }, [holds, milliseconds]);
  return holds && stays;
};

function getConnectionTextId(isKept: boolean): 'chat.offline' | 'chat.kept' | 'chat.reconnecting' {
  if (!navigator.onLine) return 'chat.offline';
  return isKept ? 'chat.kept' : 'chat.reconnecting';
}

/** No delay when the device is offline. */
export const ConnectionLine = ({ live }: { live: LiveStatus }) => {
  const { t } = useTexts();
  const stays = useDelayedFlag(live === 'lost', 1_500);
  const isKept = useStore(isShowingCache);
  const lost = stays || isKept || (live !== 'open' && !navigator.onLine);
  return (
    <CaseLine role="status">
      {lost && (
        <>
          <OfflineIcon size={20} />
          <span>{t(getConnectionTextId(isKept))}</span>
        </>
      )}
    </CaseLine>
  );
};

export const SimulationLine = ({ simulation }: { simulation: boolean }) =>
  simulation ? (
    <CaseLine>
      <Badge kind="simulation" />
    </CaseLine>
  ) : null;

/** Between users: the sides are separated, and who reads what. */
export const ApartLine = ({ info, side }: { info: CaseInfo | undefined; side: CaseSide }) => {
  const { t } = useTexts();
  if (!info?.conflict && !info?.separated) return null;
  const kind = info.conflict ? 'conflict' : 'separated';
  if (side === 'town') return <CaseLine>{t(`chat.apart.${kind}.staff`)}</CaseLine>;
  const isWitness = info.participants.some(({ me, as }) => me && as === 'source');
  return <CaseLine>{t(isWitness ? `chat.apart.${kind}.witness` : `chat.apart.${kind}`)}</CaseLine>;
};

export const CaseBanner = ({ live, info }: { live: LiveStatus; info: CaseInfo | undefined }) => (
  <>
    <ConnectionLine live={live} />
    {info?.deadlines && <PromiseLine deadlines={info.deadlines} />}
    <ApartLine info={info} side="mobile" />
    <SimulationLine simulation={info?.simulation ?? false} />
  </>
);
