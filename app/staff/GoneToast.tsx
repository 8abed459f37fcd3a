import { displayDay } from '@parvis/locales/dates';
import { Toast } from '@parvis/ui/parts/Toast';
import { useStore } from '../data/store.ts';
import { useTexts } from '../texts/useTexts.ts';
import { meantAmong, useEndedServices } from './endedServices.ts';
import { goneRole } from './goneRole.ts';

/** Tells whoever comes to another desk by themselves why, until it is put away. */
export const GoneToast = () => {
  const { t, locale } = useTexts();
  const gone = useStore(goneRole);
  const { ended } = useEndedServices(gone !== undefined);
  if (gone === undefined || ended === undefined) return null;
  const over = meantAmong(ended, gone.cuid);
  const customer = over?.cstmrLbl ?? gone.cstmrLbl;
  // Nothing is known of a desk that was chosen once and of which nobody was told: the list of roles says what there is.
  if (customer === undefined) return null;
  return (
    <Toast onClose={() => goneRole.set(undefined)}>
      {over
        ? t('staff.over.moved', { customer, date: displayDay(locale(), new Date(over.since)) })
        : t('staff.gone.moved', { customer })}
    </Toast>
  );
};
