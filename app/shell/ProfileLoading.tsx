import type { GatePhase } from '../lib/session/useProfile.ts';
import { useTexts } from '../lib/texts/useTexts.ts';
import { PageLoading } from './PageLoading.tsx';

export type ProfileLoadingProps = { phase: Extract<GatePhase, { kind: 'loading' }> };

/** Mentions the second attempt (specification 8). */
export const ProfileLoading = ({ phase }: ProfileLoadingProps) => {
  const { t } = useTexts();
  return <PageLoading waiting={phase.retrying ? t('load.retrying') : t('load.servers')} />;
};
