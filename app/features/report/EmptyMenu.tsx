import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { useTexts } from '../../lib/texts/useTexts.ts';

export const EmptyMenu = () => {
  const { t } = useTexts();
  return <EmptyState title={t('menu.empty')} text={t('menu.empty.text')} />;
};
