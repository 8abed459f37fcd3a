import { Toast } from '@parvis/ui/parts/Toast';
import { useStore } from '../data/store.ts';
import { useTexts } from '../texts/useTexts.ts';
import { goneRole } from './goneRole.ts';

/** Tells whoever comes to another desk by themselves why, until it is put away. */
export const GoneToast = () => {
  const { t } = useTexts();
  const customer = useStore(goneRole);
  return customer === undefined ? null : (
    <Toast onClose={() => goneRole.set(undefined)}>{t('staff.gone.moved', { customer })}</Toast>
  );
};
