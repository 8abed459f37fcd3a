import * as z from 'zod/mini';
import { readJson, removeItem, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_push';
/** Milliseconds; renewed daily as a sign of life. */
const REGISTRATION_LIFETIME = 24 * 60 * 60_000;

const registrationSchema = z.object({
  endpoint: z.string(),
  crUid: z.string(),
  content: z.boolean(),
  at: z.number(),
  /** The browser lost it, and the server knows. */
  lost: z.optional(z.boolean()),
});
export type Registration = Omit<z.infer<typeof registrationSchema>, 'at' | 'lost'>;

const readRegistration = () => readJson(KEY, registrationSchema);

export const hasPushRegistration = (): boolean => readRegistration() !== undefined;

/** If within a day. */
export function findFreshRegistration(endpoint: string, crUid: string): Registration | undefined {
  const known = readRegistration();
  // Either direction: a clock set back extends nothing.
  const isFresh = known && !known.lost && Math.abs(Date.now() - known.at) < REGISTRATION_LIFETIME;
  return isFresh && known.endpoint === endpoint && known.crUid === crUid ? known : undefined;
}

const saveRegistration = (registered: z.infer<typeof registrationSchema>): unknown =>
  writeItem(KEY, JSON.stringify(registered));

export const recordRegistration = (registered: Registration): unknown =>
  saveRegistration({ ...registered, at: Date.now() });

/** The server still counts on it. */
export function isRegistrationActive(crUid: string): boolean {
  const known = readRegistration();
  return known !== undefined && !known.lost && known.crUid === crUid;
}

/** Keeps the earlier registration. */
export function markRegistrationLost(): void {
  const known = readRegistration();
  if (known) saveRegistration({ ...known, lost: true });
}

export const clearRegistration = (): void => removeItem(KEY);
