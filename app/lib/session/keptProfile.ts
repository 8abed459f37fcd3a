import { type UserStatus, userStatusSchema } from '@parvis/api/entities/user';
import * as z from 'zod/mini';
import { isServerError, isUnreached } from '../api/unreached.ts';
import { PROFILE_KEY } from './keepsProfile.ts';
import { readJson, removeItem, writeItem } from './storage.ts';

/** As long as anything is kept of anybody, milliseconds. */
const LASTS = 30 * 24 * 60 * 60_000;

const keptSchema = z.object({ at: z.number(), profile: userStatusSchema });

const fromDevice = new WeakSet<UserStatus>();

/** Whether a profile is what the device kept: the server was not reached. */
export const isFromDevice = (profile: UserStatus): boolean => fromDevice.has(profile);

/** Nobody is here any more. */
export const forgetProfile = (): void => removeItem(PROFILE_KEY);

/** Keeps who is here, as the server said it, to open without a network; of nobody nothing, nor something older. */
export function keepProfile(profile: UserStatus): void {
  if (isFromDevice(profile)) return;
  const kept =
    profile.crUid !== undefined && writeItem(PROFILE_KEY, JSON.stringify({ at: Date.now(), profile }));
  if (!kept) forgetProfile();
}

/** Who was here last; nobody after a month. */
export function keptProfile(): UserStatus | undefined {
  const read = readJson(PROFILE_KEY, keptSchema);
  // A clock that was set back must not keep anything for longer.
  if (!read || Math.abs(Date.now() - read.at) >= LASTS) return undefined;
  fromDevice.add(read.profile);
  return read.profile;
}

/**
 * Who was here last, where a failure says that no server was reached; without one the browser did.
 * @param isLast whether nothing else is tried: then a server that fails is as good as none
 */
export const standIn = (failure?: unknown, isLast = false): UserStatus | undefined =>
  failure === undefined || isUnreached(failure) || (isLast && isServerError(failure))
    ? keptProfile()
    : undefined;
