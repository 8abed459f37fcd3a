import { CallFailed } from '@parvis/api/client';
import { SET_UP_LATER } from '@parvis/api/constants';
import type { TextStore } from '@parvis/locales/translate';
import type { AskedCode } from './askedCode.ts';

/** Seconds that the server asks to wait of whoever asked too often, when it does. */
export const waitOf = (error: unknown): number | undefined =>
  error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.error.code === 'tooMany'
    ? error.failure.error.retryAfter
    : undefined;

/** Whether the service has no such thing: what is away for a moment is to be asked again in a few seconds. */
const isNotSetUp = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'unavailable' &&
  (error.failure.error.retryAfter ?? 0) >= SET_UP_LATER;

/** Why a code could not be asked for or given; the second of an account is of no use elsewhere. */
export function failureWords(
  t: TextStore['t'],
  error: unknown,
  kind: AskedCode['kind'],
  isSecond = false,
): string {
  const seconds = waitOf(error);
  if (isNotSetUp(error) && isSecond) return t('login.second.away');
  if (isNotSetUp(error) && kind === 'sms') return t('login.noSms');
  return seconds === undefined ? t('load.failed') : t('login.tooMany', { count: seconds });
}
