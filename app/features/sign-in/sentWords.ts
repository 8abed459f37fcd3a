import type { TextStore } from '@parvis/locales/translate';
import { unbroken } from '@parvis/questionnaire/model/values/validate';
import type { AskedCode } from './askedCode.ts';

/** Where the code went, without a word on whether anybody is known there; a second one goes to an account that is. */
function whereWords(t: TextStore['t'], { kind, masked: address, completes }: AskedCode): string {
  const masked = kind === 'sms' ? unbroken(address) : address;
  if (completes !== undefined)
    return t(kind === 'mail' ? 'login.second.mail' : 'login.second.sms', { masked });
  return kind === 'mail' ? t('login.sent', { mail: masked }) : t('login.sent.sms', { phone: masked });
}

/** The same, that it takes its time where it does, and which one counts where another was sent before. */
export const sentWords = (t: TextStore['t'], asked: AskedCode): string =>
  [
    whereWords(t, asked),
    ...(asked.late ? [t('login.code.late')] : []),
    ...(asked.again ? [t('login.code.newest')] : []),
  ].join(' ');
