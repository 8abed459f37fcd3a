import { type UserStatus, userStatusSchema } from '@parvis/api/entities/user';
import * as z from 'zod/mini';
import { isServerError, isUnreached } from '../api/unreached.ts';
import { PROFILE_KEY } from './keepsProfile.ts';
import { readJson, removeItem, writeItem } from './storage.ts';

/** Milliseconds. */
const LASTS = 30 * 24 * 60 * 60_000;

const keptSchema = z.object({ at: z.number(), profile: userStatusSchema });

const fromDevice = new WeakSet<UserStatus>();

export const isFromDevice = (profile: UserStatus): boolean => fromDevice.has(profile);

export const forgetProfile = (): void => removeItem(PROFILE_KEY);

/** An empty profile clears the cache. */
export function keepProfile(profile: UserStatus): void {
  if (isFromDevice(profile)) return;
  const kept =
    profile.crUid !== undefined && writeItem(PROFILE_KEY, JSON.stringify({ at: Date.now(), profile }));
  if (!kept) forgetProfile();
}

export function keptProfile(): UserStatus | undefined {
  const read = readJson(PROFILE_KEY, keptSchema);
  // In either direction, so that a clock set back extends nothing.
  if (!read || Math.abs(Date.now() - read.at) >= LASTS) return undefined;
  fromDevice.add(read.profile);
  return read.profile;
}

/**
 * Only where no server was reached; without a failure the browser said so.
 * @param isLast no attempt follows, so a failing server counts as unreached
 */
export const standIn = (failure?: unknown, isLast = false): UserStatus | undefined =>
  failure === undefined || isUnreached(failure) || (isLast && isServerError(failure))
    ? keptProfile()
    : undefined;
