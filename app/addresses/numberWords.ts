import type { TextStore } from '@parvis/locales/translate';
import type { NumberRefused } from '@parvis/questionnaire/model/values/mobile';

/** Why a number is not taken. */
export const refusedNumber = (t: TextStore['t'], refused: NumberRefused): string =>
  t(`settings.phone.refused.${refused}`);
