import { removeSeparators } from '@parvis/questionnaire/model/values/frenchNumber';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number of another country than France. */
export interface ForeignNumber {
  /** As it is kept and told: `+687751234`. */
  readonly value: string;
  /** As people read it: `+687 75 12 34`. */
  readonly shown: string;
}

/**
 * The number of another country that was typed with its plus or `00`, or nothing where no country has numbers like it. Only how long
 * they are is looked at: which ones are in use changes faster than servers do.
 */
export function readForeignNumber(typed: string): ForeignNumber | undefined {
  const dialled = removeSeparators(typed);
  if (!/^\+\d+$/.test(dialled)) return undefined;
  const number = parsePhoneNumberFromString(dialled);
  if (!number || number.countryCallingCode === '33' || !number.isPossible() || number.isNonGeographic())
    return undefined;
  return { value: number.number, shown: number.formatInternational() };
}
