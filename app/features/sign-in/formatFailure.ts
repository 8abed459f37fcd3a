import { CallFailed } from '@parvis/api/client';
import { SET_UP_LATER } from '@parvis/api/constants';
import type { TextStore } from '@parvis/locales/translate';
import type { RequestedCode } from './requestedCode.ts';

/** Rate limit, seconds. */
export const getRetryAfter = (error: unknown): number | undefined =>
  error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.error.code === 'tooMany'
    ? error.failure.error.retryAfter
    : undefined;

/** Not configured, rather than briefly down. */
const isNotConfigured = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'unavailable' &&
  (error.failure.error.retryAfter ?? 0) >= SET_UP_LATER;

/** The first request of a second code expired. */
export const isUnknownRequest = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'badRequest';

/** Seconds; above, in minutes. */
const MINUTES_FROM = 120;

export const formatTooMany = (t: TextStore['t'], seconds: number): string =>
  seconds < MINUTES_FROM
    ? t('login.tooMany', { count: seconds })
    : t('login.tooMany.minutes', { count: Math.ceil(seconds / 60) });

export const formatRetryTime = (t: TextStore['t'], seconds: number): string =>
  seconds < MINUTES_FROM
    ? t('login.againIn', { count: seconds })
    : t('login.againIn.minutes', { count: Math.ceil(seconds / 60) });

/** The first code is invalid, or soon will be. */
function formatSecondFailure(t: TextStore['t'], error: unknown): string | undefined {
  if (isNotConfigured(error)) return t('login.second.away');
  const seconds = getRetryAfter(error) ?? 0;
  if (seconds >= MINUTES_FROM) return t('login.second.later', { count: Math.ceil(seconds / 60) });
  return isUnknownRequest(error) ? t('login.second.over') : undefined;
}

/** For requesting or checking a code. */
export function formatFailure(
  t: TextStore['t'],
  error: unknown,
  kind: RequestedCode['kind'],
  isSecond = false,
): string {
  const ofSecond = isSecond ? formatSecondFailure(t, error) : undefined;
  if (ofSecond !== undefined) return ofSecond;
  if (isNotConfigured(error) && kind === 'sms') return t('login.noSms');
  const seconds = getRetryAfter(error);
  return seconds === undefined ? t('load.failed') : formatTooMany(t, seconds);
}
