import { Toast } from '@parvis/ui/parts/Toast';
import type { GatePhase } from '../lib/session/useProfile.ts';
import { useTexts } from '../lib/texts/useTexts.ts';

/** Second attempt at the profile; needs a ToastRegion. */
export const ProfileRetryingToast = ({ phase }: { phase: GatePhase }) => {
  const { t } = useTexts();
  return phase.kind === 'loading' && phase.retrying ? <Toast>{t('load.retrying')}</Toast> : null;
};
