import type { TextStore } from '@parvis/locales/translate';
import { chargeOf, type InCharge } from '../cases/charge.ts';

const namesOf = ({ handlers }: InCharge, texts: TextStore): string =>
  new Intl.ListFormat(texts.locale()).format(handlers);

/** Formats the handlers for the details. */
export function chargeWords(one: InCharge, texts: TextStore): string {
  const charge = chargeOf(one);
  if (charge === 'nobody') return texts.t('staff.details.handlers.none');
  const names = namesOf(one, texts);
  return charge === 'cameBack' ? texts.t('staff.details.handlers.back', { names }) : names;
}

/** Introduces the calls about an unassigned case. */
export const waitingWords = (one: InCharge, texts: TextStore): string =>
  chargeOf(one) === 'cameBack'
    ? texts.t('staff.call.back', { names: namesOf(one, texts) })
    : texts.t('staff.call.nobody');
