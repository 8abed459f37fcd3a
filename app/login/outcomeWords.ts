import type { TextStore } from '@parvis/locales/translate';
import type { AskedCode } from './askedCode.ts';
import type { CodeOutcome } from './loginCalls.ts';

/** Why a code led nowhere. */
export function outcomeWords(
  t: TextStore['t'],
  { outcome, triesLeft }: CodeOutcome,
  { kind, masked, again }: Pick<AskedCode, 'kind' | 'masked' | 'again'>,
): string {
  if (outcome === 'shared') return t(kind === 'mail' ? 'login.shared.mail' : 'login.shared.sms');
  if (outcome !== 'wrongCode') return t('login.noRecord');
  if (triesLeft === 0) return t('login.noTries');
  // Whoever has two codes before them types the older one first.
  return again
    ? t('login.wrongCode.newest', { count: triesLeft, to: masked })
    : t('login.wrongCode', { count: triesLeft });
}
