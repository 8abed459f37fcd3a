import type { TextStore } from '@parvis/locales/translate';
import type { AskedCode } from './askedCode.ts';

/** Where the code went, without a word on whether anybody is known there; a second one goes to an account that is. */
function whereWords(t: TextStore['t'], { kind, masked, completes }: AskedCode): string {
  if (completes !== undefined)
    return t(kind === 'mail' ? 'login.second.mail' : 'login.second.sms', { masked });
  return kind === 'mail' ? t('login.sent', { mail: masked }) : t('login.sent.sms', { phone: masked });
}

/** The same, and which one counts where another was sent before. */
export const sentWords = (t: TextStore['t'], asked: AskedCode): string =>
  asked.again ? `${whereWords(t, asked)} ${t('login.code.newest')}` : whereWords(t, asked);
