import type { TextStore } from '@parvis/locales/translate';
import { unbroken } from '@parvis/questionnaire/model/values/validate';
import type { RequestedCode } from './requestedCode.ts';

/** Tells where the code went, without revealing whether an account exists. */
function formatCodeTarget(t: TextStore['t'], { kind, masked: address, completes }: RequestedCode): string {
  const masked = kind === 'sms' ? unbroken(address) : address;
  if (completes !== undefined)
    return t(kind === 'mail' ? 'login.second.mail' : 'login.second.sms', { masked });
  return kind === 'mail' ? t('login.sent', { mail: masked }) : t('login.sent.sms', { phone: masked });
}

/** Adds that it is queued, or replaces another. */
export const formatSentNotice = (t: TextStore['t'], asked: RequestedCode): string =>
  [
    formatCodeTarget(t, asked),
    ...(asked.late ? [t('login.code.late')] : []),
    ...(asked.again ? [t('login.code.newest')] : []),
  ].join(' ');
