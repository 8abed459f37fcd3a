import { CallFailed } from '@parvis/api/client';
import { SET_UP_LATER } from '@parvis/api/constants';
import type { TextStore } from '@parvis/locales/translate';
import type { RequestedCode } from './requestedCode.ts';

/** Seconds to wait after a rate limit, if told. */
export const getRetryAfter = (error: unknown): number | undefined =>
  error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.error.code === 'tooMany'
    ? error.failure.error.retryAfter
    : undefined;

/** Whether the service is not configured, unlike one briefly down. */
const isNotConfigured = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'unavailable' &&
  (error.failure.error.retryAfter ?? 0) >= SET_UP_LATER;

/** Whether the first request of a second code is unknown by now. */
export const isUnknownRequest = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.error.code === 'badRequest';

/** Seconds from which times are in minutes. */
const MINUTES_FROM = 120;

export const formatTooMany = (t: TextStore['t'], seconds: number): string =>
  seconds < MINUTES_FROM
    ? t('login.tooMany', { count: seconds })
    : t('login.tooMany.minutes', { count: Math.ceil(seconds / 60) });

export const formatRetryTime = (t: TextStore['t'], seconds: number): string =>
  seconds < MINUTES_FROM
    ? t('login.againIn', { count: seconds })
    : t('login.againIn.minutes', { count: Math.ceil(seconds / 60) });

/** Text for a second code not sent: the first is invalid, or soon will be. */
function formatSecondFailure(t: TextStore['t'], error: unknown): string | undefined {
  if (isNotConfigured(error)) return t('login.second.away');
  const seconds = getRetryAfter(error) ?? 0;
  if (seconds >= MINUTES_FROM) return t('login.second.later', { count: Math.ceil(seconds / 60) });
  return isUnknownRequest(error) ? t('login.second.over') : undefined;
}

/** Text for a code that could not be requested or checked. */
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
