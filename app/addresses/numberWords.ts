import type { TextStore } from '@parvis/locales/translate';
import type { NumberRefused } from '@parvis/questionnaire/model/values/mobile';
import { formatPhone } from '@parvis/questionnaire/model/values/validate';

/** What is read as one word, such as a number: no line ends within it. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** A number by its digits as it stands in a sentence. */
export const numberShown = (stored: string): string => unbroken(formatPhone(stored));

/** Why a number is not taken. */
export const refusedNumber = (t: TextStore['t'], refused: NumberRefused): string =>
  t(`settings.phone.refused.${refused}`);
