import { type UserStatus, userStatusSchema } from '@parvis/api/entities/user';
import * as z from 'zod/mini';
import { isServerError, isServerUnreachable } from '../api/serverErrors.ts';
import { PROFILE_KEY } from './hasCachedProfile.ts';
import { readJson, removeItem, writeItem } from './storage.ts';

/** Milliseconds. */
const PROFILE_LIFETIME = 30 * 24 * 60 * 60_000;

const keptSchema = z.object({ at: z.number(), profile: userStatusSchema });

const cachedProfiles = new WeakSet<UserStatus>();

export const isCachedProfile = (profile: UserStatus): boolean => cachedProfiles.has(profile);

export const clearCachedProfile = (): void => removeItem(PROFILE_KEY);

export function cacheProfile(profile: UserStatus): void {
  if (isCachedProfile(profile)) return;
  const kept =
    profile.crUid !== undefined && writeItem(PROFILE_KEY, JSON.stringify({ at: Date.now(), profile }));
  if (!kept) clearCachedProfile();
}

export function readCachedProfile(): UserStatus | undefined {
  const read = readJson(PROFILE_KEY, keptSchema);
  // Either direction: a clock set back extends nothing.
  if (!read || Math.abs(Date.now() - read.at) >= PROFILE_LIFETIME) return undefined;
  cachedProfiles.add(read.profile);
  return read.profile;
}

/**
 * Only if no server was reached, or the browser is offline.
 * @param isLast no retry follows: a failing server counts as unreached
 */
export const getFallbackProfile = (failure?: unknown, isLast = false): UserStatus | undefined =>
  failure === undefined || isServerUnreachable(failure) || (isLast && isServerError(failure))
    ? readCachedProfile()
    : undefined;
