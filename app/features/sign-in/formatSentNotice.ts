import type { TextStore } from '@parvis/locales/translate';
import { unbroken } from '@parvis/questionnaire/model/values/validate';
import type { RequestedCode } from './requestedCode.ts';

/** Does not reveal whether an account exists. */
function formatCodeTarget(t: TextStore['t'], { kind, masked: address, completes }: RequestedCode): string {
  const masked = kind === 'sms' ? unbroken(address) : address;
  if (completes !== undefined)
    return t(kind === 'mail' ? 'login.second.mail' : 'login.second.sms', { masked });
  return kind === 'mail' ? t('login.sent', { mail: masked }) : t('login.sent.sms', { phone: masked });
}

/** Queued, or replacing another. */
export const formatSentNotice = (t: TextStore['t'], asked: RequestedCode): string =>
  [
    formatCodeTarget(t, asked),
    ...(asked.late ? [t('login.code.late')] : []),
    ...(asked.again ? [t('login.code.newest')] : []),
  ].join(' ');
