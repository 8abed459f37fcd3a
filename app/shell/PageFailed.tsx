import { ErrorScreen } from '@parvis/ui/screens/ErrorScreen';
import { useTexts } from '../lib/texts/useTexts.ts';
import { BrowserLanguageOffer } from './LanguageOffers.tsx';

export const PageFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTexts();
  return (
    <ErrorScreen
      texts={{ title: t('load.failed'), text: t('load.failed.text'), retry: t('load.retry') }}
      onRetry={onRetry}
      actions={<BrowserLanguageOffer />}
    />
  );
};
