import type { TextStore } from '@parvis/locales/translate';
import type { AskedCode } from './askedCode.ts';
import type { CodeOutcome } from './loginCalls.ts';

/** Why a code led nowhere. */
export function outcomeWords(
  t: TextStore['t'],
  { outcome, triesLeft }: CodeOutcome,
  kind: AskedCode['kind'],
): string {
  if (outcome === 'shared') return t(kind === 'mail' ? 'login.shared.mail' : 'login.shared.sms');
  if (outcome !== 'wrongCode') return t('login.noRecord');
  return triesLeft > 0 ? t('login.wrongCode', { count: triesLeft }) : t('login.noTries');
}
