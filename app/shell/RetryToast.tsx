import { Toast } from '@parvis/ui/parts/Toast';
import type { Phase } from '../lib/session/useProfile.ts';
import { useTexts } from '../lib/texts/useTexts.ts';

/** Says, on a page that stands without the profile, that the first try for it has failed and the second runs; stands in a ToastRegion. */
export const RetryToast = ({ phase }: { phase: Phase }) => {
  const { t } = useTexts();
  return phase.kind === 'loading' && phase.retrying ? <Toast>{t('load.retrying')}</Toast> : null;
};
