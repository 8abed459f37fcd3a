import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { useTexts } from '../../lib/texts/useTexts.ts';

/** In place of a menu without a tile, which few places have. */
export const EmptyMenu = () => {
  const { t } = useTexts();
  return <EmptyState title={t('menu.empty')} text={t('menu.empty.text')} />;
};
