import { LoadingScreen } from '@parvis/ui/screens/LoadingScreen';
import { useTexts } from '../lib/texts/useTexts.ts';

export type PageLoadingProps = { waiting?: string | undefined };

/** Offers a refresh after five seconds (specification 8). */
export const PageLoading = ({ waiting }: PageLoadingProps) => {
  const { t } = useTexts();
  return (
    <LoadingScreen
      texts={{
        title: t('load.page'),
        waiting: waiting ?? t('load.page'),
        hint: t('load.slow'),
        refresh: t('error.reload'),
      }}
      onRefresh={() => location.reload()}
    />
  );
};
