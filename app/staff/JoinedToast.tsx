import { Toast } from '@parvis/ui/parts/Toast';
import { useStore } from '../data/store.ts';
import { joinedHere } from '../login/joinedHere.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Tells who signed in that this device had an account, which is theirs now, until it is put away. */
export const JoinedToast = () => {
  const { t } = useTexts();
  return useStore(joinedHere) ? (
    <Toast onClose={() => joinedHere.set(false)}>{t('staff.joined')}</Toast>
  ) : null;
};
