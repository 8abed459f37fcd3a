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

/** Whether the request is not known any more, of which a second code was asked for. */
export const isUnknownRequest = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'badRequest';

/** From so many seconds on a time is told in minutes. */
const LONG = 120;

/** That somebody asked too often, and when they may again. */
export const tooManyWords = (t: TextStore['t'], seconds: number): string =>
  seconds < LONG
    ? t('login.tooMany', { count: seconds })
    : t('login.tooMany.minutes', { count: Math.ceil(seconds / 60) });

/** When another code may be asked for. */
export const againWords = (t: TextStore['t'], seconds: number): string =>
  seconds < LONG
    ? t('login.againIn', { count: seconds })
    : t('login.againIn.minutes', { count: Math.ceil(seconds / 60) });

/** Why the second code of an account did not go, where that is known: the first one is not taken any more by then, or soon will not be. */
function secondWords(t: TextStore['t'], error: unknown): string | undefined {
  if (isNotSetUp(error)) return t('login.second.away');
  const seconds = waitOf(error) ?? 0;
  if (seconds >= LONG) return t('login.second.later', { count: Math.ceil(seconds / 60) });
  return isUnknownRequest(error) ? t('login.second.over') : undefined;
}

/** Why a code could not be asked for or given; the second of an account is of no use elsewhere. */
export function failureWords(
  t: TextStore['t'],
  error: unknown,
  kind: AskedCode['kind'],
  isSecond = false,
): string {
  const ofSecond = isSecond ? secondWords(t, error) : undefined;
  if (ofSecond !== undefined) return ofSecond;
  if (isNotSetUp(error) && kind === 'sms') return t('login.noSms');
  const seconds = waitOf(error);
  return seconds === undefined ? t('load.failed') : tooManyWords(t, seconds);
}
