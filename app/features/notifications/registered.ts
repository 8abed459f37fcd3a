import * as z from 'zod/mini';
import { readJson, removeItem, writeItem } from '../../lib/session/storage.ts';

const KEY = 'pv_push';
/** The server is told anew once a day, which also tells it that the device lives, milliseconds. */
const LASTS = 24 * 60 * 60_000;

const registeredSchema = z.object({
  endpoint: z.string(),
  crUid: z.string(),
  content: z.boolean(),
  at: z.number(),
  /** The browser has it no more, and the server was told so. */
  lost: z.optional(z.boolean()),
});
/** A subscription that the server has, and whose it is. */
export type Registered = Omit<z.infer<typeof registeredSchema>, 'at' | 'lost'>;

const read = () => readJson(KEY, registeredSchema);

/** Whether notifications were on here before. */
export const wasRegistered = (): boolean => read() !== undefined;

/** What the server has of this subscription and this person, where it was told within a day. */
export function knownToServer(endpoint: string, crUid: string): Registered | undefined {
  const known = read();
  // A clock that was set back must not keep anything for longer.
  const isFresh = known && !known.lost && Math.abs(Date.now() - known.at) < LASTS;
  return isFresh && known.endpoint === endpoint && known.crUid === crUid ? known : undefined;
}

const keep = (registered: z.infer<typeof registeredSchema>): unknown =>
  writeItem(KEY, JSON.stringify(registered));

/** Notes what the server was told. */
export const noteRegistered = (registered: Registered): unknown => keep({ ...registered, at: Date.now() });

/** Whether the server has a subscription of a person that this browser may have lost. */
export function isThoughtOn(crUid: string): boolean {
  const known = read();
  return known !== undefined && !known.lost && known.crUid === crUid;
}

/** The server was told that the browser has it no more; that it was here stays known. */
export function noteLost(): void {
  const known = read();
  if (known) keep({ ...known, lost: true });
}

/** Nothing is registered here any more. */
export const forgetRegistered = (): void => removeItem(KEY);
