import * as z from 'zod/mini';
import { storage } from '../session/kept.ts';

const KEY = 'pv_push';
/** The server is told anew once a day, which also tells it that the device lives, milliseconds. */
const LASTS = 24 * 60 * 60_000;

const registeredSchema = z.object({
  endpoint: z.string(),
  crUid: z.string(),
  content: z.boolean(),
  at: z.number(),
});
/** A subscription that the server has, and whose it is. */
export type Registered = Omit<z.infer<typeof registeredSchema>, 'at'>;

const read = (): z.infer<typeof registeredSchema> | undefined => {
  try {
    const kept = z.safeParse(registeredSchema, JSON.parse(storage('localStorage')?.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : undefined;
  } catch {
    return undefined;
  }
};

/** Whether notifications were on here before. */
export const wasRegistered = (): boolean => read() !== undefined;

/** What the server has of this subscription and this person, where it was told within a day. */
export function knownToServer(endpoint: string, crUid: string): Registered | undefined {
  const known = read();
  // A clock that was set back must not keep anything for longer.
  const isFresh = known && Math.abs(Date.now() - known.at) < LASTS;
  return isFresh && known.endpoint === endpoint && known.crUid === crUid ? known : undefined;
}

/** Notes what the server was told. */
export function noteRegistered(registered: Registered): void {
  try {
    storage('localStorage')?.setItem(KEY, JSON.stringify({ ...registered, at: Date.now() }));
  } catch {
    // Then it is told at each start.
  }
}

/** Nothing is registered here any more. */
export const forgetRegistered = (): void => storage('localStorage')?.removeItem(KEY);
