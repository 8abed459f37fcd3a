import { normalizeDialledNumber } from '@parvis/questionnaire/model/values/frenchNumber';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number outside France. */
export interface ForeignNumber {
  /** Stored form: `+687751234`. */
  readonly value: string;
  /** Displayed form: `+687 75 12 34`. */
  readonly shown: string;
}

/**
 * Parses a foreign number typed with plus or `00`; undefined when no country matches. Checks
 * lengths only: ranges in use change faster than servers.
 */
export function readForeignNumber(typed: string): ForeignNumber | undefined {
  const dialled = normalizeDialledNumber(typed);
  if (!/^\+\d+$/.test(dialled)) return undefined;
  const number = parsePhoneNumberFromString(dialled);
  if (!number || number.countryCallingCode === '33' || !number.isPossible() || number.isNonGeographic())
    return undefined;
  return { value: number.number, shown: number.formatInternational() };
}
