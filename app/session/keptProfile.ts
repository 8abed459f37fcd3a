import { type UserStatus, userStatusSchema } from '@parvis/api/entities/user';
import * as z from 'zod/mini';
import { isUnreached } from '../data/unreached.ts';
import { PROFILE_KEY } from './keepsProfile.ts';
import { storage } from './kept.ts';

/** As long as anything is kept of anybody, milliseconds. */
const LASTS = 30 * 24 * 60 * 60_000;

const keptSchema = z.object({ at: z.number(), profile: userStatusSchema });

const fromDevice = new WeakSet<UserStatus>();

/** Whether a profile is what the device kept: the server was not reached. */
export const isFromDevice = (profile: UserStatus): boolean => fromDevice.has(profile);

/** Nobody is here any more. */
export const forgetProfile = (): void => storage('localStorage')?.removeItem(PROFILE_KEY);

/** Keeps who is here, as the server said it, to open without a network; of nobody nothing. */
export function keepProfile(profile: UserStatus): void {
  if (isFromDevice(profile)) return;
  if (profile.crUid === undefined) {
    forgetProfile();
    return;
  }
  try {
    storage('localStorage')?.setItem(PROFILE_KEY, JSON.stringify({ at: Date.now(), profile }));
  } catch {
    // What does not fit any more must not bring back something older.
    forgetProfile();
  }
}

/** Who was here last; nobody after a month. */
export function keptProfile(): UserStatus | undefined {
  try {
    const read = z.safeParse(keptSchema, JSON.parse(storage('localStorage')?.getItem(PROFILE_KEY) ?? 'null'));
    // A clock that was set back must not keep anything for longer.
    if (!read.success || Math.abs(Date.now() - read.data.at) >= LASTS) return undefined;
    fromDevice.add(read.data.profile);
    return read.data.profile;
  } catch {
    return undefined;
  }
}

/** Who was here last, where a failure says that no server was reached; without one the browser did. */
export const standIn = (failure?: unknown): UserStatus | undefined =>
  failure === undefined || isUnreached(failure) ? keptProfile() : undefined;
