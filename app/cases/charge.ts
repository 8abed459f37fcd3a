import type { CaseSummary } from '@parvis/api/entities/case';
import type { TextStore } from '@parvis/locales/translate';

type InCharge = Pick<CaseSummary, 'state' | 'handlers'>;

/**
 * Who has a case: nobody, whoever handles it, or who had it when it was closed. A case that came back stays theirs as long as they
 * work there, and waits for them to take it up again.
 */
export const chargeOf = ({ state, handlers }: InCharge): 'nobody' | 'handled' | 'cameBack' => {
  if (handlers.length === 0) return 'nobody';
  return state === 'open' ? 'cameBack' : 'handled';
};

const namesOf = ({ handlers }: InCharge, texts: TextStore): string =>
  new Intl.ListFormat(texts.locale()).format(handlers);

/** Who has a case, as its details say it. */
export function chargeWords(one: InCharge, texts: TextStore): string {
  const charge = chargeOf(one);
  if (charge === 'nobody') return texts.t('staff.details.handlers.none');
  const names = namesOf(one, texts);
  return charge === 'cameBack' ? texts.t('staff.details.handlers.back', { names }) : names;
}

/** What a case waits for that nobody takes up, before it is said who was called. */
export const waitingWords = (one: InCharge, texts: TextStore): string =>
  chargeOf(one) === 'cameBack'
    ? texts.t('staff.call.back', { names: namesOf(one, texts) })
    : texts.t('staff.call.nobody');
