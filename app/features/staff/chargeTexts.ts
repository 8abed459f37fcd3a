import type { TextStore } from '@parvis/locales/translate';
import { type ChargeFields, getChargeState } from '../cases/chargeState.ts';

const formatNames = ({ handlers }: ChargeFields, texts: TextStore): string =>
  new Intl.ListFormat(texts.locale()).format(handlers);

/** Formats the handlers for the details. */
export function formatCharge(one: ChargeFields, texts: TextStore): string {
  const charge = getChargeState(one);
  if (charge === 'nobody') return texts.t('staff.details.handlers.none');
  const names = formatNames(one, texts);
  return charge === 'cameBack' ? texts.t('staff.details.handlers.back', { names }) : names;
}

/** Introduces the calls about an unassigned case. */
export const formatWaiting = (one: ChargeFields, texts: TextStore): string =>
  getChargeState(one) === 'cameBack'
    ? texts.t('staff.call.back', { names: formatNames(one, texts) })
    : texts.t('staff.call.nobody');
