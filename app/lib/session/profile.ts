import { arrivalCalls } from '@parvis/api/calls/arrival';
import { CallFailed } from '@parvis/api/client';
import { STATUS_RESPONSE_TIMEOUT, STATUS_RETRY_DELAY, STATUS_TOTAL_TIMEOUT } from '@parvis/api/constants';
import type { UserStatus } from '@parvis/api/entities/user';
import { client } from '../api/client.ts';
import { clearAcceptance, markAccepted } from './acceptance.ts';
import { describeDevice } from './device.ts';
import { hasCachedProfile } from './hasCachedProfile.ts';
import { readLastScan } from './lastScan.ts';
import { keepOpenedScan } from './openedScan.ts';

/** Set by the worker offline. */
function popUnreachedMark(): boolean {
  const { dataset } = document.documentElement;
  const was = dataset.unreached !== undefined;
  delete dataset.unreached;
  return was;
}

/** @param until by `Date.now` */
const requestProfile = (newCookies: boolean, until: number): Promise<UserStatus> =>
  client.call(arrivalCalls.userSts, {
    body: { newCookies, device: describeDevice() },
    responseTimeout: STATUS_RESPONSE_TIMEOUT,
    timeout: Math.max(0, until - Date.now()),
  });

const isRejected = (error: unknown): boolean =>
  error instanceof CallFailed &&
  error.failure.kind === 'refused' &&
  error.failure.status === 403 &&
  !error.failure.foreign;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries after a second, a 403 at once with new cookies; a cached profile takes precedence. */
async function requestWithRetry(
  newCookies: boolean,
  onRetry: () => void,
  instead?: (failure: unknown) => Promise<UserStatus | undefined>,
): Promise<UserStatus> {
  const until = Date.now() + STATUS_TOTAL_TIMEOUT;
  try {
    return await requestProfile(newCookies, until);
  } catch (error) {
    if (isRejected(error)) return requestProfile(true, until);
    const last = await instead?.(error);
    if (last) return last;
    if (Date.now() + STATUS_RETRY_DELAY >= until) throw error;
    onRetry();
    await pause(STATUS_RETRY_DELAY);
    return requestProfile(newCookies, until);
  }
}

const needsIdentity = ({ state, crUid }: UserStatus): boolean => state !== 'empty' && crUid === undefined;

/** Ensures an identity, with the last scan. */
const withIdentity = async (status: UserStatus, qrid?: string): Promise<UserStatus> =>
  needsIdentity(status) ? client.call(arrivalCalls.initId, { body: qrid ? { qr: qrid } : {} }) : status;

/** Ensures an identity and scans this page's code in one call. */
async function withScan(status: UserStatus, qrid: string): Promise<UserStatus> {
  if (!needsIdentity(status)) return status;
  const { scan, ...own } = await client.call(arrivalCalls.initQrScan, { body: { qrid } });
  keepOpenedScan(scan);
  return own;
}

const loadFallbackProfile = async (failure?: unknown, isLast = false): Promise<UserStatus | undefined> =>
  hasCachedProfile()
    ? (await import('./cachedProfile.ts').catch(() => undefined))?.getFallbackProfile(failure, isLast)
    : undefined;

/** Falls back to the cache offline. @throws CallFailed */
export async function readProfile(onRetry: () => void): Promise<UserStatus> {
  const known =
    popUnreachedMark() || globalThis.navigator?.onLine === false ? await loadFallbackProfile() : undefined;
  if (known) return known;
  try {
    const status = await requestWithRetry(false, onRetry, loadFallbackProfile);
    if (status.state === 'empty') clearAcceptance();
    return await withIdentity(status);
  } catch (error) {
    // The retry may fail differently.
    const last = await loadFallbackProfile(error, true);
    if (last) return last;
    throw error;
  }
}

/** @param qrid this page's code @throws CallFailed */
export async function openProfile(onRetry: () => void, qrid?: string): Promise<UserStatus> {
  const opened = await requestWithRetry(true, onRetry);
  const status = await (qrid === undefined ? withIdentity(opened, readLastScan()) : withScan(opened, qrid));
  markAccepted();
  return status;
}
