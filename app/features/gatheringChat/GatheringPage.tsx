import type { UserStatus } from '@parvis/api/entities/user';
import { useQuery } from '@tanstack/react-query';
import { getRefusal } from '../../lib/api/hostClients.ts';
import { readCustomerScan } from '../../lib/session/lastScan.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { NotFoundScreen } from '../../shell/NotFoundScreen.tsx';
import { PageFailed } from '../../shell/PageFailed.tsx';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { SessionGate } from '../../shell/SessionGate.tsx';
import { useCaseCustomer } from '../customer/useCaseCustomer.ts';
import { buildGatheringQuery } from '../gatherings/gatheringQueries.ts';
import { JoinGathering } from '../gatherings/JoinGathering.tsx';
import { GatheringChat } from './GatheringChat.tsx';

interface OpenGatheringProps {
  cuid: string;
  gthrId: string;
  profile: UserStatus;
}

/** The opening code, or the last scan. */
const findCode = ({ qrid }: UserStatus): string | undefined =>
  new URLSearchParams(location.search).get('qrid') ?? qrid;

const OpenGathering = ({ cuid, gthrId, profile }: OpenGatheringProps) => {
  const { t } = useTexts();
  const qrid = findCode(profile);
  const { data, error, refetch } = useQuery(buildGatheringQuery(cuid, gthrId, qrid));
  useCaseCustomer(cuid);
  if (data?.joined) {
    const menu = data.qrid ?? readCustomerScan(cuid);
    return <GatheringChat gathering={data} qrid={menu} crUid={profile.crUid ?? ''} />;
  }
  if (data) return <JoinGathering info={data} qrid={qrid} />;
  if (['unknownGathering', 'unknownCustomer', 'badRequest'].includes(getRefusal(error)?.code ?? ''))
    return (
      <NotFoundScreen
        texts={{ title: t('gatherings.unknown'), text: t('gatherings.unknown.text') }}
        links={[{ href: '/m/home', label: t('nav.cases') }]}
        legal={{ cuid }}
      />
    );
  return error ? (
    <PageFailed onRetry={() => void refetch()} />
  ) : (
    <PageLoading waiting={t('gatherings.loading')} />
  );
};

/** `/m/g/{cuid}/{gthrId}`. */
export const GatheringPage = ({ cuid, gthrId }: { cuid: string; gthrId: string }) => (
  <SessionGate legal={{ cuid }}>{(profile) => <OpenGathering {...{ cuid, gthrId, profile }} />}</SessionGate>
);
